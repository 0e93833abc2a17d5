import type { Endpoint } from './endpoint.ts';
import type { regionSchemas } from './regions.schemas.ts';

type S = typeof regionSchemas;

const tag = 'Regions';

/** Public because the registration form needs it too. Source: B-179. */
export const listProvinces: Endpoint<S['listProvinces']> = {
  id: 'listProvinces',
  method: 'GET',
  path: '/v1/provinces',
  access: { kind: 'public' },
  summary: 'List the provinces of Indonesia.',
  tag,
  audit: null,
};

/** `province` is the URL-encoded name. Source: D19. */
export const listCities: Endpoint<S['listCities']> = {
  id: 'listCities',
  method: 'GET',
  path: '/v1/:province/cities',
  documentedPath: '/v1/provinces/:province/cities',
  access: { kind: 'public' },
  summary: 'List the cities and regencies of a province.',
  tag,
  audit: null,
};
