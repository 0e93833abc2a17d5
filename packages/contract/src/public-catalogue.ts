import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { catalogueEntry, publicCatalogueSchemas } from './public-catalogue.schemas.ts';

type S = typeof publicCatalogueSchemas;

/** A class, event or course that is open for registration. */
export type CatalogueEntry = z.output<typeof catalogueEntry>;
export type PublicCatalogue = z.output<S['listPublicCatalogue']['answer']>;
export type CatalogueQuery = z.input<S['listPublicCatalogue']['query']>;

/** Lists what is published and neither hidden, ended nor closed: dated entries by date, then the others by name. */
export const listPublicCatalogue: Endpoint<S['listPublicCatalogue']> = {
  id: 'listPublicCatalogue',
  method: 'GET',
  path: '/v1/public/catalogue',
  access: { kind: 'public' },
  summary: 'List the classes, events and courses that one can register for.',
  tag: 'Public',
  audit: null,
};
