import type { z } from 'zod';
import { type Access, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { presenceClass, presenceRow, presenceSchemas } from './presence.schemas.ts';

type S = typeof presenceSchemas;

/** An attendance form. */
export type PresenceForm = z.output<typeof presenceRow>;
export type PresenceListQuery = z.input<S['listPresenceForms']['query']>;
/** An option of the class filter of attendance forms. */
export type PresenceClass = z.output<typeof presenceClass>;
/** Matches the forms of a class with its registrants. */
export type PresenceMatching = z.output<S['matchPresence']['answer']>;

const tag = 'Presence';
/** Instructors see only the forms of their own classes. */
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'presence', scope: 'own-classes' };

export const listPresenceForms: Endpoint<S['listPresenceForms']> = {
  id: 'listPresenceForms',
  method: 'GET',
  path: '/v1/presence_forms',
  access,
  summary: 'List attendance forms.',
  tag,
  audit: null,
};

export const listClassPresenceForms: Endpoint<S['listClassPresenceForms']> = {
  id: 'listClassPresenceForms',
  method: 'GET',
  path: '/v1/class/:code/presence_forms',
  access,
  summary: 'List the attendance forms of a class.',
  tag,
  audit: null,
};

export const listPresenceClasses: Endpoint<S['listPresenceClasses']> = {
  id: 'listPresenceClasses',
  method: 'GET',
  path: '/v1/presence_forms/classes',
  access,
  summary: 'Find the classes that attendance forms were handed in for, by name or code.',
  tag,
  audit: null,
};

/** `data-presensi.csv`: email and nama. Source: C-103 to C-105. */
export const exportPresenceForms: Endpoint<S['exportPresenceForms']> = {
  id: 'exportPresenceForms',
  method: 'POST',
  path: '/v1/presence_forms/export',
  access,
  summary: 'Download attendance forms as a CSV.',
  tag,
  audit: 'EXPORT_PRESENCE',
  answerType: 'text/csv; charset=utf-8',
};

/** Changes nothing. Source: D86. */
export const matchPresence: Endpoint<S['matchPresence']> = {
  id: 'matchPresence',
  method: 'GET',
  path: '/v1/class/:code/presence_match',
  access,
  summary: 'Compare the attendance forms of a class with its registrants.',
  tag,
  audit: null,
};

/** 'Tandai semua hadir'; idempotent. Source: D86. */
export const markPresence: Endpoint<S['markPresence']> = {
  id: 'markPresence',
  method: 'POST',
  path: '/v1/class/:code/presence_match',
  access,
  summary: 'Mark registrants as present by their attendance forms.',
  tag,
  audit: 'ATTEND_PARTICIPANT',
};
