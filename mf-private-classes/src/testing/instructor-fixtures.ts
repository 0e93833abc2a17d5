import type { CourseInstructor } from '@widya/contract/course-instructors';
import type { Instructor } from '@widya/contract/instructors';
import { assignedOf, assignmentApi, INSTRUCTORS } from '@widya/record-kit/instructors/testing/instructor-fixtures';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { courseRecord } from './course-fixtures.ts';

const COURSE = courseRecord();

/** Returns the assignment of an instructor to the course of the stories. */
export const linkOf = (instructor: Instructor): CourseInstructor => ({
  ...assignedOf(instructor),
  course_id: COURSE.id,
  course_code: COURSE.course_code,
  course_title: COURSE.title,
});

export const instructorApi = (first: readonly Instructor[] = INSTRUCTORS.slice(0, 2)): FakeApi => ({
  ...assignmentApi({ path: '/v1/course_instructors', listed: '/:courseId/course', linkOf, first }),
  'GET /v1/course/:id': () => ({ body: COURSE }),
});
