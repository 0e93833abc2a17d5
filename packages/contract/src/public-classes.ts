import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { publicClass, publicClassSchemas } from './public-classes.schemas.ts';

type S = typeof publicClassSchemas;

/** A class as the public sees it. */
export type PublicClass = z.output<typeof publicClass>;
export type PublicTopic = z.output<S['readPublicTopics']['answer']>[number];

const tag = 'Public';

/** Published classes, also after their end; drafts and hidden ones answer 404. */
export const readPublicClass: Endpoint<S['readPublicClass']> = {
  id: 'readPublicClass',
  method: 'GET',
  path: '/v1/public/classes/:code',
  access: { kind: 'public' },
  summary: 'Read a published class, with the state of its registration.',
  tag,
  audit: null,
};

export const readPublicTopics: Endpoint<S['readPublicTopics']> = {
  id: 'readPublicTopics',
  method: 'GET',
  path: '/v1/public/topics',
  access: { kind: 'public' },
  summary: 'List the topics of open classes, the most used first.',
  tag,
  audit: null,
};
