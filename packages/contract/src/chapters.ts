import type { z } from 'zod';
import type {
  chapterSchemas,
  courseChapter,
  courseProgressRow,
  courseSubChapter,
  syllabusCourse,
} from './chapters.schemas.ts';
import { type Access, ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof chapterSchemas;

export type CourseChapter = z.output<typeof courseChapter>;
export type CourseSubChapter = z.output<typeof courseSubChapter>;
export type CourseProgressRow = z.output<typeof courseProgressRow>;
/** The course of a syllabus, and whether it accepts new chapters. */
export type SyllabusCourse = z.output<typeof syllabusCourse>;
/** Chapters of a course, and their sub-chapters by chapter id. */
export type Syllabus = z.output<S['listChapters']['answer']>;
export type ChapterRecord = z.output<S['readChapter']['answer']>;
export type SubChapterInput = z.input<S['createSubChapter']['body']>;
export type SubChapterChange = z.input<S['updateSubChapter']['body']>;

const tag = 'Chapters';
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'private-class', scope: 'own-courses' };

/** Largest files of a sub-chapter, in bytes. Source: S22. */
export const CHAPTER_VIDEO_MAX_BYTES = 2 * 1024 * 1024 * 1024;
export const CHAPTER_DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

/** `sub_chapters` maps chapter ids to their sub-chapters. Source: D115. */
export const listChapters: Endpoint<S['listChapters']> = {
  id: 'listChapters',
  method: 'GET',
  path: '/v1/course_chapter/:courseId/course',
  access,
  summary: 'Read the chapters and sub-chapters of a self-paced course in their order.',
  tag,
  audit: null,
};

export const readChapter: Endpoint<S['readChapter']> = {
  id: 'readChapter',
  method: 'GET',
  path: '/v1/course_chapter/:id',
  access,
  summary: 'Read a chapter.',
  tag,
  audit: null,
};

/** Refused for an active course with accepted participants. Source: D109. */
export const createChapter: Endpoint<S['createChapter']> = {
  id: 'createChapter',
  method: 'POST',
  path: '/v1/course_chapter',
  access,
  summary: 'Add a chapter to the end of a course.',
  tag,
  audit: 'ADD_COURSE_CHAPTER',
  status: 201,
};

/** Unknown ids in an order are dropped, missing ones appended. Source: D116. */
export const updateChapter: Endpoint<S['updateChapter']> = {
  id: 'updateChapter',
  method: 'PUT',
  path: '/v1/course_chapter/:id',
  access,
  summary: 'Rename a chapter, order its sub-chapters, or order the chapters of its course.',
  tag,
  audit: 'UPDATE_COURSE_CHAPTER',
};

/**
 * Copies a chapter with its sub-chapters and files to the end of its course. Refused when a new chapter would be.
 * Source: D109.
 */
export const duplicateChapter: Endpoint<S['duplicateChapter']> = {
  id: 'duplicateChapter',
  method: 'POST',
  path: '/v1/course_chapter/:id/duplicate',
  access,
  summary: 'Copy a chapter with its sub-chapters.',
  tag,
  audit: 'DUPLICATE_COURSE_CHAPTER',
  status: 201,
};

/** Refused once a participant has progress in it. Source: D109. */
export const deleteChapter: Endpoint<S['deleteChapter']> = {
  id: 'deleteChapter',
  method: 'DELETE',
  path: '/v1/course_chapter/:id',
  access,
  summary: 'Delete a chapter with its sub-chapters for good.',
  tag,
  audit: 'REMOVE_COURSE_CHAPTER',
};

/** Uploads a video or document of a sub-chapter; streamed to the storage. Source: S22. */
export const uploadChapterFile: Endpoint<S['uploadChapterFile']> = {
  id: 'uploadChapterFile',
  method: 'POST',
  path: '/v1/course_chapter/upload',
  access,
  summary: 'Upload a video or document of a sub-chapter.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
  resumable: true,
};

/** Refused when a new chapter would be. Source: C-050 and C-101. */
export const createSubChapter: Endpoint<S['createSubChapter']> = {
  id: 'createSubChapter',
  method: 'POST',
  path: '/v1/course_sub_chapter',
  access,
  summary: 'Add a sub-chapter to the end of a chapter.',
  tag,
  audit: 'ADD_COURSE_SUB_CHAPTER',
  status: 201,
};

/** Changing the type is refused when a new sub-chapter would be. */
export const updateSubChapter: Endpoint<S['updateSubChapter']> = {
  id: 'updateSubChapter',
  method: 'PUT',
  path: '/v1/course_sub_chapter/:id',
  access,
  summary: 'Change a sub-chapter.',
  tag,
  audit: 'UPDATE_COURSE_SUB_CHAPTER',
};

/** Participants' progress moves with it. */
export const moveSubChapter: Endpoint<S['moveSubChapter']> = {
  id: 'moveSubChapter',
  method: 'PUT',
  path: '/v1/course_sub_chapter/:id/move',
  access,
  summary: 'Move a sub-chapter to the end of another chapter of its course.',
  tag,
  audit: 'MOVE_COURSE_SUB_CHAPTER',
};

/** Refused with 409 once a participant has progress in it. Source: D109. */
export const deleteSubChapter: Endpoint<S['deleteSubChapter']> = {
  id: 'deleteSubChapter',
  method: 'DELETE',
  path: '/v1/course_sub_chapter/:id',
  access,
  summary: 'Delete a sub-chapter for good.',
  tag,
  audit: 'REMOVE_COURSE_SUB_CHAPTER',
};

/** Takes the id of the chapter, while writes at the same path take that of the sub-chapter. Source: D117. */
export const listSubChapters: Endpoint<S['listSubChapters']> = {
  id: 'listSubChapters',
  method: 'GET',
  path: '/v1/course_sub_chapter/:chapterId',
  access,
  summary: 'List the sub-chapters of a chapter in their order.',
  tag,
  audit: null,
};

/** One row per participant, with their answers and a score from 0 to 100. Source: C-090 and C-091. */
export const listCourseProgress: Endpoint<S['listCourseProgress']> = {
  id: 'listCourseProgress',
  method: 'GET',
  path: '/v1/member_course_progress/:id/users',
  access,
  summary: 'List what participants answered in a sub-chapter.',
  tag,
  audit: null,
};
