import type { z } from 'zod';
import type { classPreviewSchemas } from './class-preview.schemas.ts';
import { ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof classPreviewSchemas;

/** Reviews and questions on the public page of a class. */
export type ClassPreview = z.output<S['readClassPreview']['answer']>;
export type ClassReview = ClassPreview['reviews'][number];
export type AnsweredQuestion = ClassPreview['questions'][number];

/** What the public sees of a class besides its record: visible reviews and answered questions. Source: B-009. */
export const readClassPreview: Endpoint<S['readClassPreview']> = {
  id: 'readClassPreview',
  method: 'GET',
  path: '/v1/class/:code/preview',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' },
  summary: 'Read the reviews and answered questions that the page of a class shows.',
  tag: 'Classes',
  audit: null,
};
