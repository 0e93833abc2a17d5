import type { z } from 'zod';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { topicRow, topicSchemas } from './topics.schemas.ts';

type S = typeof topicSchemas;

/** A subject under which classes are filed. */
export type Topic = z.output<typeof topicRow>;
export type NewTopic = z.input<S['createTopic']['body']>;

const tag = 'Topics';
const managed: Access = { kind: 'staff', roles: ADMINS, menuKey: 'home' };

export const listTopics: Endpoint<S['listTopics']> = {
  id: 'listTopics',
  method: 'GET',
  path: '/v1/topic',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'home' },
  summary: 'List topics with the number of their classes.',
  tag,
  audit: null,
};

export const createTopic: Endpoint<S['createTopic']> = {
  id: 'createTopic',
  method: 'POST',
  path: '/v1/topic',
  access: managed,
  summary: 'Create a topic.',
  tag,
  audit: 'CREATE_TOPIC',
  status: 201,
};

/** The code cannot change. */
export const updateTopic: Endpoint<S['updateTopic']> = {
  id: 'updateTopic',
  method: 'PUT',
  path: '/v1/topic/:code',
  access: managed,
  summary: 'Rename a topic.',
  tag,
  audit: 'UPDATE_TOPIC',
};

/** Soft delete; classes keep showing the name with '(Dihapus)'. Source: A-154. */
export const hideTopic: Endpoint<S['hideTopic']> = {
  id: 'hideTopic',
  method: 'DELETE',
  path: '/v1/topic/:code',
  access: managed,
  summary: 'Delete a topic softly.',
  tag,
  audit: 'DELETE_TOPIC',
};

export const activateTopic: Endpoint<S['activateTopic']> = {
  id: 'activateTopic',
  method: 'POST',
  path: '/v1/topic/:code/switch/activate',
  access: managed,
  summary: 'Restore a deleted topic.',
  tag,
  audit: 'RESTORE_TOPIC',
};
