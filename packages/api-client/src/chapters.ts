import type {
  ChapterRecord,
  CourseProgressRow,
  CourseSubChapter,
  SubChapterChange,
  SubChapterInput,
  Syllabus,
} from '@widya/contract/chapters';
import * as chapters from '@widya/contract/chapters';
import type { chapterSchemas } from '@widya/contract/chapters.schemas';
import type { CallAnswer } from '@widya/contract/endpoint';
import type { Uploaded } from '@widya/contract/uploads';
import { call, upload } from './api.ts';
import type { UploadOptions } from './client.ts';
import type { Listing, PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type Schemas = typeof chapterSchemas;
export type CourseProgressPage = PageOf<CallAnswer<Schemas['listCourseProgress']>>;
export type CourseProgressQuery = Listing & { readonly sort?: string | undefined };
export type { CourseProgressRow };

/** Chapters and sub-chapters of a course in order; null loads nothing. */
export const useSyllabus = (courseId: string | null): Query<Syllabus> =>
  useQuery(chapters.listChapters, courseId === null ? null : { params: { courseId } });

/** One chapter with facts of its course; null loads nothing. */
export const useChapter = (id: string | null): Query<ChapterRecord> =>
  useQuery(chapters.readChapter, id === null ? null : { params: { id } });

/** The sub-chapters of a chapter in order; null loads nothing. */
export const useSubChapters = (chapterId: string | null): Query<CourseSubChapter[]> =>
  useQuery(chapters.listSubChapters, chapterId === null ? null : { params: { chapterId } });

/** One page of participants' answers in a sub-chapter; null loads nothing. */
export const useCourseProgressPage = (
  subChapterId: number | null,
  query: CourseProgressQuery,
): Query<CourseProgressPage> =>
  useQuery<Schemas['listCourseProgress'], CourseProgressPage>(
    chapters.listCourseProgress,
    subChapterId === null ? null : { params: { id: subChapterId }, query: { ...query } },
  );

/**
 * Uploads a video of at most 2 GB or a document of at most 10 MB. Save the returned `location` with the sub-chapter.
 */
export const uploadChapterFile = (
  file: File,
  options: Pick<UploadOptions, 'onProgress' | 'signal'> = {},
): Promise<Uploaded> => upload(chapters.uploadChapterFile, { file, fileName: file.name, ...options });

/** A new order; refused with VERSION_CONFLICT when the stored one is no longer `expected`. */
export interface NewOrder {
  readonly order: readonly number[];
  readonly expected: readonly number[];
}

/** Actions on chapters and sub-chapters. Each rejects with an ApiError and updates the cached lists. */
export function useChapterActions() {
  const write = useWrite([chapters.readChapter, chapters.listSubChapters]);
  const change = (id: number, body: Parameters<typeof call<Schemas['updateChapter']>>[1]['body']) =>
    write(call(chapters.updateChapter, { params: { id }, body }));
  return {
    /** @throws ApiError with PARTICIPANT_ALREADY_REGISTERED */
    create: (name: string, course_id: number) => write(call(chapters.createChapter, { body: { name, course_id } })),
    /** @throws ApiError with VERSION_CONFLICT */
    rename: (id: number, name: string, version?: number) =>
      change(id, { name, ...(version !== undefined && { version }) }),
    /** Orders the chapters of a course, which is identified by any of them. */
    orderChapters: ({ order, expected }: NewOrder) =>
      change(order[0] ?? 0, { custom_chapter_sequence: [...order], expected_sequence: [...expected] }),
    orderSubChapters: (chapterId: number, { order, expected }: NewOrder) =>
      change(chapterId, { custom_sub_chapter_sequence: [...order], expected_sequence: [...expected] }),
    /** A copy with its sub-chapters. @throws ApiError with PARTICIPANT_ALREADY_REGISTERED */
    duplicate: (id: number) => write(call(chapters.duplicateChapter, { params: { id } })),
    /** @throws ApiError with HAS_REGISTRANTS once a participant has progress in it */
    remove: (id: number) => write(call(chapters.deleteChapter, { params: { id } })),
    /** @throws ApiError with PARTICIPANT_ALREADY_REGISTERED */
    createSub: (body: SubChapterInput) => write(call(chapters.createSubChapter, { body })),
    /** @throws ApiError with VERSION_CONFLICT or, for another type, PARTICIPANT_ALREADY_REGISTERED */
    updateSub: (id: number, body: SubChapterChange) => write(call(chapters.updateSubChapter, { params: { id }, body })),
    /** Moves to the end of another chapter of the course. @throws ApiError with VERSION_CONFLICT */
    moveSub: (id: number, course_chapter_id: number, version: number) =>
      write(call(chapters.moveSubChapter, { params: { id }, body: { course_chapter_id, version } })),
    /** @throws ApiError with HAS_REGISTRANTS */
    removeSub: (id: number) => write(call(chapters.deleteSubChapter, { params: { id } })),
  };
}
