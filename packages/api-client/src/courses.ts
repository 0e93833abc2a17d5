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

/** Every course that is not hidden, by name, for choosing among them; at most 1,000 (D301). */
export const useShownCourses = (): Query<readonly CourseRow[]> =>
  useQuery<ListSchemas, readonly CourseRow[]>(courses.listCourses, { query: { sort: 'title' } });

/** Everything the list finds, over all pages, in its order. @throws ApiError */
export async function allCourses(query: Omit<CourseListQuery, 'page' | 'per_page'>) {
  const answer = await call(courses.listCourses, { query, timeout: 60_000 });
  return Array.isArray(answer) ? answer : answer.data;
}

/** One course, whole, by its id; null reads nothing yet. */
export const useCourse = (id: string | null): Query<CourseRecord> =>
  useQuery(courses.readCourse, id === null ? null : { params: { id } });

/** What was done to a course, the newest first. */
export const useCourseHistory = (id: number): Query<readonly CourseHistoryEntry[]> =>
  useQuery(courses.readCourseHistory, { params: { id: String(id) } });

/** What staff do to courses. Each rejects with an ApiError, shows its effect at once and takes it back when it failed. */
export function useCourseActions() {
  const write = useWrite([courses.listCourses]);
  const setActive = (id: number, active: boolean) =>
    write(
      call(courses.toggleCourse, { params: { id: String(id) }, body: { active, expected_status: !active } }),
      (answer) => changeRows<CourseRow>(answer, (row) => (row.id === id ? { ...row, active: active ? 1 : 0 } : row)),
    );
  return {
    /** Sembunyikan. Refused with a 409 when another person hid it meanwhile. */
    hide: (id: number) => setActive(id, false),
    /** Pulihkan. Refused with a 409 when another person restored it meanwhile. */
    restore: (id: number) => setActive(id, true),
    /** Hapus, for good. @throws ApiError with HAS_REGISTRANTS */
    remove: (id: number) => write(call(courses.deleteCourse, { params: { id: String(id) } })),
    /** Ubah Harga Kelas; answers the price of each course before and after. */
    updatePrices: (body: CoursePriceInput) => write(call(courses.updateCoursePrices, { body })),
    /** @param idempotencyKey kept by the form until it succeeds, so that a second press makes no second course. */
    create: (body: CreateCourseInput, idempotencyKey?: string) =>
      write(call(courses.createCourse, { body, idempotencyKey })),
    /** A hidden copy with its chapters. */
    duplicate: (id: number) => write(call(courses.duplicateCourse, { params: { id: String(id) } })),
    /** Partial: send only what was changed. @throws ApiError with VERSION_CONFLICT, or VALIDATION with a sentence per field */
    update: (id: number, body: UpdateCourseInput) =>
      write(call(courses.updateCourse, { params: { id: String(id) }, body })),
  };
}
