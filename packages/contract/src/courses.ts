import type { z } from 'zod';
import type { courseRecord, courseRow, courseSchemas } from './courses.schemas.ts';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { historyEntry } from './history.schemas.ts';

type S = typeof courseSchemas;

/** A course as a row of the list. */
export type CourseRow = z.output<typeof courseRow>;
/** The whole record of a course. */
export type CourseRecord = z.output<typeof courseRecord>;
export type CourseListQuery = z.input<S['listCourses']['query']>;
export type CreateCourseInput = z.input<S['createCourse']['body']>;
export type UpdateCourseInput = z.input<S['updateCourse']['body']>;
/** The answer of creating or updating a course. */
export type WrittenCourse = z.output<S['updateCourse']['answer']>;
export type CoursePriceInput = z.input<S['updateCoursePrices']['body']>;
export type CourseHistoryEntry = z.output<typeof historyEntry>;

/** Entry of `additional_information` for courses that issue certificates. Source: C-028. */
export const CERTIFICATE_ENTRY = 'Sertifikat';

const tag = 'Courses';
const readable: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'private-class', scope: 'own-courses' };
const managed: Access = { kind: 'staff', roles: ADMINS, menuKey: 'private-class' };

/** Instructors see only their own courses. Source: C-016. */
export const listCourses: Endpoint<S['listCourses']> = {
  id: 'listCourses',
  method: 'GET',
  path: '/v1/course',
  access: readable,
  summary: 'List self-paced courses with counts and income.',
  tag,
  audit: null,
};

export const readCourse: Endpoint<S['readCourse']> = {
  id: 'readCourse',
  method: 'GET',
  path: '/v1/course/:id',
  access: readable,
  summary: 'Read one self-paced course.',
  tag,
  audit: null,
};

/** A new course is hidden until staff show it. */
export const createCourse: Endpoint<S['createCourse']> = {
  id: 'createCourse',
  method: 'POST',
  path: '/v1/course',
  access: managed,
  summary: 'Create a self-paced course, hidden.',
  tag,
  audit: 'CREATE_COURSE',
  status: 201,
};

/** Copies chapters, files and instructors but no participants; the copy is hidden. */
export const duplicateCourse: Endpoint<S['duplicateCourse']> = {
  id: 'duplicateCourse',
  method: 'POST',
  path: '/v1/course/:id/duplicate',
  access: managed,
  summary: 'Copy a self-paced course with its chapters.',
  tag,
  audit: 'DUPLICATE_COURSE',
  status: 201,
};

/** Partial update: omitted fields stay unchanged. */
export const updateCourse: Endpoint<S['updateCourse']> = {
  id: 'updateCourse',
  method: 'PUT',
  path: '/v1/course/:id',
  access: managed,
  summary: 'Change some fields of a self-paced course.',
  tag,
  audit: 'UPDATE_COURSE',
};

/** Hides (Sembunyikan) or restores (Pulihkan). Source: D39 and D40. */
export const toggleCourse: Endpoint<S['toggleCourse']> = {
  id: 'toggleCourse',
  method: 'PUT',
  path: '/v1/course/:id/toggle',
  access: managed,
  summary: 'Hide a self-paced course, or restore it.',
  tag,
  audit: 'RESTORE_COURSE',
};

/** Permanent delete (Hapus), refused with 409 while anyone is accepted or waits for payment. Source: D41. */
export const deleteCourse: Endpoint<S['deleteCourse']> = {
  id: 'deleteCourse',
  method: 'DELETE',
  path: '/v1/course/:id',
  access: managed,
  summary: 'Delete a self-paced course for good.',
  tag,
  audit: 'HARDDELETE_COURSE',
};

/** Existing orders keep their price. Source: D46. */
export const updateCoursePrices: Endpoint<S['updateCoursePrices']> = {
  id: 'updateCoursePrices',
  method: 'POST',
  path: '/v1/course/update_batch_price',
  access: managed,
  summary: 'Change the price of several self-paced courses.',
  tag,
  audit: 'UPDATEPRICE_COURSE',
};

/** The log rows of the course, newest first, for the side column of the record. */
export const readCourseHistory: Endpoint<S['readCourseHistory']> = {
  id: 'readCourseHistory',
  method: 'GET',
  path: '/v1/course/:id/history',
  access: managed,
  summary: 'Read the history of a self-paced course.',
  tag,
  audit: null,
};
