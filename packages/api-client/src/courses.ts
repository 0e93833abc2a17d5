import type {
  CourseHistoryEntry,
  CourseListQuery,
  CoursePriceInput,
  CourseRecord,
  CourseRow,
  CreateCourseInput,
  UpdateCourseInput,
} from '@widya/contract/courses';
import * as courses from '@widya/contract/courses';
import type { courseSchemas } from '@widya/contract/courses.schemas';
import { call } from './api.ts';
import { changeRows } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof courseSchemas)['listCourses'];

/** All visible courses by name, as options; at most 1,000 (D301). */
export const useShownCourses = (): Query<readonly CourseRow[]> =>
  useQuery<ListSchemas, readonly CourseRow[]>(courses.listCourses, { query: { sort: 'title' } });

/** The courses that match the query, in its order, read in one call: at most 1,000 (D301). @throws ApiError */
export async function allCourses(query: Omit<CourseListQuery, 'page' | 'per_page'>) {
  const answer = await call(courses.listCourses, { query, timeout: 60_000 });
  return Array.isArray(answer) ? answer : answer.data;
}

/** The whole record of a course by id; null loads nothing. */
export const useCourse = (id: string | null): Query<CourseRecord> =>
  useQuery(courses.readCourse, id === null ? null : { params: { id } });

/** The history of a course, newest first. */
export const useCourseHistory = (id: number): Query<readonly CourseHistoryEntry[]> =>
  useQuery(courses.readCourseHistory, { params: { id: String(id) } });

/**
 * Actions on courses. Each rejects with an ApiError and updates the cached lists; hide and restore do so optimistically
 * and roll back on failure.
 */
export function useCourseActions() {
  const write = useWrite([courses.listCourses]);
  const setActive = (id: number, active: boolean) =>
    write(
      call(courses.toggleCourse, { params: { id: String(id) }, body: { active, expected_status: !active } }),
      (answer) => changeRows<CourseRow>(answer, (row) => (row.id === id ? { ...row, active: active ? 1 : 0 } : row)),
    );
  return {
    /** Sembunyikan. Refused with a 409 after a concurrent change. */
    hide: (id: number) => setActive(id, false),
    /** Pulihkan. Refused with a 409 after a concurrent change. */
    restore: (id: number) => setActive(id, true),
    /** Hapus: deletes permanently. @throws ApiError with HAS_REGISTRANTS */
    remove: (id: number) => write(call(courses.deleteCourse, { params: { id: String(id) } })),
    /** Ubah Harga Kelas; returns the old and new price of each course. */
    updatePrices: (body: CoursePriceInput) => write(call(courses.updateCoursePrices, { body })),
    /** @param idempotencyKey kept by the form until it succeeds, so that a second press creates no second course. */
    create: (body: CreateCourseInput, idempotencyKey?: string) =>
      write(call(courses.createCourse, { body, idempotencyKey })),
    /** Creates a hidden copy with its chapters. */
    duplicate: (id: number) => write(call(courses.duplicateCourse, { params: { id: String(id) } })),
    /**
     * Partial update: send only changed fields. @throws ApiError with VERSION_CONFLICT, or VALIDATION with a message
     * per field
     */
    update: (id: number, body: UpdateCourseInput) =>
      write(call(courses.updateCourse, { params: { id: String(id) }, body })),
  };
}
