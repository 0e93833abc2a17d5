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
import type { CallAnswer } from '@widya/contract/endpoint';
import { MAX_PER_PAGE } from '@widya/contract/paging';
import { call } from './api.ts';
import { changeRows, type Listing, type PageOf, readAll } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type HistorySchemas = (typeof courseSchemas)['readCourseHistory'];
type ListSchemas = (typeof courseSchemas)['listCourses'];

const BY_NAME = { sort: 'title' } as const;

/** All visible courses by name, as options. */
export const useShownCourses = (): Query<readonly CourseRow[]> =>
  useQuery<ListSchemas, readonly CourseRow[]>(
    courses.listCourses,
    { query: BY_NAME },
    { load: () => allCourses(BY_NAME) },
  );

/** All courses that match the query, in its order, read page by page. @throws ApiError */
export const allCourses = (query: Omit<CourseListQuery, 'page' | 'per_page'>): Promise<CourseRow[]> =>
  readAll((page) => call(courses.listCourses, { query: { ...query, page, per_page: MAX_PER_PAGE }, timeout: 60_000 }));

/** The whole record of a course by id; null loads nothing. */
export const useCourse = (id: string | null): Query<CourseRecord> =>
  useQuery(courses.readCourse, id === null ? null : { params: { id } });

export type CourseHistoryPage = PageOf<CallAnswer<HistorySchemas>>;

/** The history of a course, newest first. @deprecated since 0.2.0; use useCourseHistoryPage */
export const useCourseHistory = (id: number): Query<readonly CourseHistoryEntry[]> =>
  useQuery<HistorySchemas, readonly CourseHistoryEntry[]>(courses.readCourseHistory, { params: { id: String(id) } });

/** A page of the history of a course, newest first. */
export const useCourseHistoryPage = (id: number, { page, per_page }: Listing): Query<CourseHistoryPage> =>
  useQuery<HistorySchemas, CourseHistoryPage>(courses.readCourseHistory, {
    params: { id: String(id) },
    query: { page, per_page },
  });

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
