import type { z } from 'zod';
import { type Access, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { participationRow, participationSchemas } from './participation.schemas.ts';

type S = typeof participationSchemas;

/** A row of the list of registrations in all classes and courses. */
export type Participation = z.output<typeof participationRow>;
export type ParticipationQuery = z.input<S['listParticipation']['query']>;

const tag = 'Participation';
/** Instructors see the registrations of their own classes and courses. */
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'participation', scope: 'own-classes' };

/** Classes and courses by the month (WIB) of registration, or all months. Source: D72. */
export const listParticipation: Endpoint<S['listParticipation']> = {
  id: 'listParticipation',
  method: 'GET',
  path: '/v1/participantClassCourse/some',
  access,
  summary: 'List registrations in classes and courses of a month.',
  tag,
  audit: null,
};

/** Classes only. Source: D72. */
export const listClassParticipation: Endpoint<S['listClassParticipation']> = {
  id: 'listClassParticipation',
  method: 'GET',
  path: '/v1/participant/some',
  access,
  summary: 'List registrations in classes of a month.',
  tag,
  audit: null,
};

/** All months, for existing callers. Source: D72. */
export const listAllParticipation: Endpoint<S['listAllParticipation']> = {
  id: 'listAllParticipation',
  method: 'GET',
  path: '/v1/participants/class_course',
  access,
  summary: 'List registrations in classes and courses.',
  tag,
  audit: null,
};
