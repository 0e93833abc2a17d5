import type { z } from 'zod';
import type { classInstructorRow, classInstructorSchemas } from './class-instructors.schemas.ts';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof classInstructorSchemas;

/** The link of an instructor to a class. */
export type ClassInstructor = z.output<typeof classInstructorRow>;

const tag = 'Class instructors';

/** Lists the caller's own links; empty for an admin. Source: D58. */
export const listOwnClassLinks: Endpoint<S['listOwnClassLinks']> = {
  id: 'listOwnClassLinks',
  method: 'GET',
  path: '/v1/class_instructors',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'self' },
  summary: 'List the classes that the caller is linked to.',
  tag,
  audit: null,
};

export const listClassInstructors: Endpoint<S['listClassInstructors']> = {
  id: 'listClassInstructors',
  method: 'GET',
  path: '/v1/class_instructors/:code/class',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' },
  summary: 'List the instructors of a class.',
  tag,
  audit: null,
};

const managed: Access = { kind: 'staff', roles: ADMINS, menuKey: 'home' };

export const createClassInstructor: Endpoint<S['createClassInstructor']> = {
  id: 'createClassInstructor',
  method: 'POST',
  path: '/v1/class_instructors/create',
  access: managed,
  summary: 'Link an instructor to a class.',
  tag,
  audit: 'ADD_CLASS_INSTRUCTOR',
  status: 201,
};

export const deleteClassInstructor: Endpoint<S['deleteClassInstructor']> = {
  id: 'deleteClassInstructor',
  method: 'DELETE',
  path: '/v1/class_instructors/:id',
  access: managed,
  summary: 'Unlink an instructor from a class.',
  tag,
  audit: 'REMOVE_CLASS_INSTRUCTOR',
};
