import type { z } from 'zod';
import type { courseInstructorRow, courseInstructorSchemas } from './course-instructors.schemas.ts';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof courseInstructorSchemas;

/** The link of an instructor to a self-paced course. */
export type CourseInstructor = z.output<typeof courseInstructorRow>;

const tag = 'Course instructors';

/** Lists the caller's own links; empty for an admin. */
export const listOwnCourseLinks: Endpoint<S['listOwnCourseLinks']> = {
  id: 'listOwnCourseLinks',
  method: 'GET',
  path: '/v1/course_instructors',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'private-class', scope: 'self' },
  summary: 'List the self-paced courses that the caller is linked to.',
  tag,
  audit: null,
};

export const listCourseInstructors: Endpoint<S['listCourseInstructors']> = {
  id: 'listCourseInstructors',
  method: 'GET',
  path: '/v1/course_instructors/:courseId/course',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'private-class', scope: 'own-courses' },
  summary: 'List the instructors of a self-paced course.',
  tag,
  audit: null,
};

const managed: Access = { kind: 'staff', roles: ADMINS, menuKey: 'private-class' };

export const createCourseInstructor: Endpoint<S['createCourseInstructor']> = {
  id: 'createCourseInstructor',
  method: 'POST',
  path: '/v1/course_instructors/create',
  access: managed,
  summary: 'Link an instructor to a self-paced course.',
  tag,
  audit: 'ADD_COURSE_INSTRUCTOR',
  status: 201,
};

export const deleteCourseInstructor: Endpoint<S['deleteCourseInstructor']> = {
  id: 'deleteCourseInstructor',
  method: 'DELETE',
  path: '/v1/course_instructors/:id',
  access: managed,
  summary: 'Unlink an instructor from a self-paced course.',
  tag,
  audit: 'REMOVE_COURSE_INSTRUCTOR',
};
