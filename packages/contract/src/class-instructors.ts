import type { z } from 'zod';
import type { classInstructorRow, classInstructorSchemas } from './class-instructors.schemas.ts';
import { ANY_STAFF, endpoint } from './endpoint.ts';

type S = typeof classInstructorSchemas;

/** The link of an instructor to a class. */
export type ClassInstructor = z.output<typeof classInstructorRow>;

const tag = 'Class instructors';

/** The caller's own links; none for an admin. Source: specification 1 §7, decision 58. */
export const listOwnClassLinks = endpoint<S['listOwnClassLinks']>()({
  id: 'listOwnClassLinks',
  method: 'GET',
  path: '/v1/class_instructors',
  access: { kind: 'staff', roles: ANY_STAFF, scope: 'self' },
  summary: 'List the classes that the caller is linked to.',
  tag,
  audit: null,
});

/** Source: specification 1 §7. */
export const listClassInstructors = endpoint<S['listClassInstructors']>()({
  id: 'listClassInstructors',
  method: 'GET',
  path: '/v1/class_instructors/:code/class',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' },
  summary: 'List the instructors of a class.',
  tag,
  audit: null,
});
