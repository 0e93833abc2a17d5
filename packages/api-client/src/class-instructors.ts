import type { ClassInstructor } from '@widya/contract/class-instructors';
import * as classInstructors from '@widya/contract/class-instructors';
import { call } from './api.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** The classes the caller is linked to as an instructor. Source: D58. */
export const useOwnClassLinks = (): Query<readonly ClassInstructor[]> =>
  useQuery(classInstructors.listOwnClassLinks, {});

/** The instructors of a class; null loads nothing. */
export const useClassInstructors = (code: string | null): Query<readonly ClassInstructor[]> =>
  useQuery(classInstructors.listClassInstructors, code === null ? null : { params: { code } });

/** Actions on the instructors of a class. Each rejects with an ApiError and updates the cached lists. */
export function useClassInstructorActions() {
  const write = useWrite([classInstructors.listOwnClassLinks]);
  return {
    /** Tambah Widyaiswara; idempotent. */
    add: (class_code: string, instructor_id: number) =>
      write(call(classInstructors.createClassInstructor, { body: { class_code, instructor_id } })),
    /** @param id of the link, not of the instructor. */
    remove: (id: number) =>
      write(call(classInstructors.deleteClassInstructor, { params: { id } }), (answer) =>
        Array.isArray(answer) ? answer.filter((row: ClassInstructor) => row.id !== id) : answer,
      ),
  };
}
