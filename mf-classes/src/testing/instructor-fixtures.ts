import type { ClassInstructor } from '@widya/contract/class-instructors';
import type { Instructor } from '@widya/contract/instructors';
import { assignedOf, assignmentApi, INSTRUCTORS } from '@widya/record-kit/instructors/testing/instructor-fixtures';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { classRecord } from './class-record.ts';

const CLASS_RECORD = classRecord();

/** Returns the assignment of an instructor to the class of the stories. */
export const linkOf = (instructor: Instructor): ClassInstructor => ({
  ...assignedOf(instructor),
  class_code: CLASS_RECORD.code,
  class_name: CLASS_RECORD.name,
});

export const instructorApi = (first: readonly Instructor[] = INSTRUCTORS.slice(0, 2)): FakeApi => ({
  ...assignmentApi({ path: '/v1/class_instructors', listed: '/:code/class', linkOf, first }),
  'GET /v1/class/:code': () => ({ body: CLASS_RECORD }),
});
