import type { z } from 'zod';
import type { classEditingSchemas } from './class-editing.schemas.ts';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { historyEntry } from './history.schemas.ts';

type S = typeof classEditingSchemas;

export type CreateClassInput = z.input<S['createClass']['body']>;
export type UpdateClassInput = z.input<S['updateClass']['body']>;
/** The answer of every write of a class. */
export type WrittenClass = z.output<S['updateClass']['answer']>;
export type ClassPublishInput = NonNullable<z.input<S['toggleClassPublishStatus']['body']>>;
export type ClassHistoryEntry = z.output<typeof historyEntry>;

const tag = 'Classes';
const managed: Access = { kind: 'staff', roles: ADMINS, menuKey: 'home' };

/** An empty code is replaced by a random one; the answer carries the stored name. Source: A-175, D33 and D34. */
export const createClass: Endpoint<S['createClass']> = {
  id: 'createClass',
  method: 'POST',
  path: '/v1/class',
  access: managed,
  summary: 'Create a class as a draft.',
  tag,
  audit: 'CREATE_CLASS',
  status: 201,
};

/** Partial update: omitted fields stay unchanged. Source: D35, D45. */
export const updateClass: Endpoint<S['updateClass']> = {
  id: 'updateClass',
  method: 'PUT',
  path: '/v1/class/:code',
  access: managed,
  summary: 'Change some fields of a class.',
  tag,
  audit: 'UPDATE_CLASS',
};

/** Copies a class without its participants, dates, links and recordings. */
export const duplicateClass: Endpoint<S['duplicateClass']> = {
  id: 'duplicateClass',
  method: 'POST',
  path: '/v1/class/:code/duplicate',
  access: managed,
  summary: 'Copy a class as a draft, without its participants.',
  tag,
  audit: 'DUPLICATE_CLASS',
  status: 201,
};

/** DRAFT to OPEN, OPEN to HIDDEN, HIDDEN to OPEN; refused with the reasons listed. Source: D39, D43. */
export const toggleClassPublishStatus: Endpoint<S['toggleClassPublishStatus']> = {
  id: 'toggleClassPublishStatus',
  method: 'PATCH',
  path: '/v1/class/:code/publishStatus/toggle',
  access: managed,
  summary: 'Publish, hide or republish a class.',
  tag,
  audit: 'PUBLISH_CLASS',
};

/** The log rows of the class, newest first, for the side column of the record. */
export const readClassHistory: Endpoint<S['readClassHistory']> = {
  id: 'readClassHistory',
  method: 'GET',
  path: '/v1/class/:code/history',
  access: managed,
  summary: 'Read the history of a class.',
  tag,
  audit: null,
};
