import type { z } from 'zod';
import { ANY_STAFF, endpoint } from './endpoint.ts';
import type { instructorRow, instructorSchemas } from './instructors.schemas.ts';

type S = typeof instructorSchemas;

/** A widyaiswara. */
export type Instructor = z.output<typeof instructorRow>;
export type InstructorListQuery = z.input<S['listInstructors']['query']>;

/** Everyone who signs in may open the list (specification 1 §2.1: no key). Source: specification 3 §7, decision 138. */
export const listInstructors = endpoint<S['listInstructors']>()({
  id: 'listInstructors',
  method: 'GET',
  path: '/v1/instructor',
  access: { kind: 'staff', roles: ANY_STAFF },
  summary: 'List instructors.',
  tag: 'Instructors',
  audit: null,
});
