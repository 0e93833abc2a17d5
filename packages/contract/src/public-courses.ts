import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { courseOutlineItem, publicCourseSchemas } from './public-courses.schemas.ts';

type S = typeof publicCourseSchemas;

/** A course as the public sees it. */
export type PublicCourse = z.output<S['readPublicCourse']['answer']>;
export type CourseOutlineItem = z.output<typeof courseOutlineItem>;
export type CourseJoinForm = z.output<S['readCourseJoinForm']['answer']>;
export type JoinCourseInput = z.input<S['joinCourse']['body']>;

const tag = 'Public';

/** 404 for a hidden course. Lists the outline, never the contents. */
export const readPublicCourse: Endpoint<S['readPublicCourse']> = {
  id: 'readPublicCourse',
  method: 'GET',
  path: '/v1/public/courses/:code',
  access: { kind: 'public' },
  summary: 'Read a self-paced course with its table of contents.',
  tag,
  audit: null,
};

/**
 * 401 ADDRESS_UNPROVEN without an address proof, except while mails are down. 404 for a hidden course unless the person
 * has joined it.
 */
export const readCourseJoinForm: Endpoint<S['readCourseJoinForm']> = {
  id: 'readCourseJoinForm',
  method: 'GET',
  path: '/v1/public/courses/:code/registration',
  access: { kind: 'public' },
  summary: 'Read the own registration of a self-paced course, and the values that its form starts with.',
  tag,
  audit: null,
};

/**
 * Does not redeem the voucher. 401 ADDRESS_UNPROVEN except while mails are down, 422 with the reason at `voucher_code`.
 */
export const checkCourseVoucher: Endpoint<S['checkCourseVoucher']> = {
  id: 'checkCourseVoucher',
  method: 'GET',
  path: '/v1/public/courses/:code/price',
  access: { kind: 'public' },
  summary: 'Read what a self-paced course costs with a voucher.',
  tag,
  audit: null,
};

/**
 * Accepts immediately when nothing is to be paid, otherwise creates an order. While mails are down the registration is
 * held for a day, until the mailed link is opened. 401 ADDRESS_UNPROVEN, 409 when the person has already joined.
 */
export const joinCourse: Endpoint<S['joinCourse']> = {
  id: 'joinCourse',
  method: 'POST',
  path: '/v1/public/courses/:code/registration',
  access: { kind: 'public' },
  summary: 'Join a self-paced course.',
  tag,
  audit: 'REGISTER_COURSE_PARTICIPANT',
  status: 201,
};
