import type { CourseInstructor } from '@widya/contract/course-instructors';
import * as courseInstructors from '@widya/contract/course-instructors';
import { call } from './api.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** The instructors of a course, by its id. */
export const useCourseInstructors = (courseId: string): Query<readonly CourseInstructor[]> =>
  useQuery(courseInstructors.listCourseInstructors, { params: { courseId } });

/** Actions on the instructors of a course. Each rejects with an ApiError and updates the cached lists. */
export function useCourseInstructorActions() {
  const write = useWrite([courseInstructors.listOwnCourseLinks]);
  return {
    /** Tambah Widyaiswara; idempotent. */
    add: (course_id: number, instructor_id: number) =>
      write(call(courseInstructors.createCourseInstructor, { body: { course_id, instructor_id } })),
    /** @param id of the link, not of the instructor. */
    remove: (id: number) =>
      write(call(courseInstructors.deleteCourseInstructor, { params: { id } }), (answer) =>
        Array.isArray(answer) ? answer.filter((row: CourseInstructor) => row.id !== id) : answer,
      ),
  };
}
