import type { z } from 'zod';
import type { courseLearningSchemas } from './course-learning.schemas.ts';
import type { Endpoint } from './endpoint.ts';

type S = typeof courseLearningSchemas;

/** A course as its participant sees it: contents, progress, rating and certificate. */
export type OwnCourse = z.output<S['readOwnCourse']['answer']>;
export type OwnSubChapter = z.output<S['readOwnSubChapter']['answer']>;
/** Content of a sub-chapter by type, without correct answers. */
export type OpenContent = OwnSubChapter['body'];
export type AnswerResult = NonNullable<OwnSubChapter['results']>[number];
export type CourseStanding = Pick<OwnCourse, 'progress' | 'done' | 'total'>;

const tag = 'Public';
const access = { kind: 'public' } as const;

// All calls of this file answer 401 ADDRESS_UNPROVEN without an address proof, and 404 when the person is not accepted.
// A hidden course stays open to its participants.

export const readOwnCourse: Endpoint<S['readOwnCourse']> = {
  id: 'readOwnCourse',
  method: 'GET',
  path: '/v1/public/courses/:code/own',
  access,
  summary: 'Read a self-paced course that one takes, with the own progress.',
  tag,
  audit: null,
};

export const readOwnSubChapter: Endpoint<S['readOwnSubChapter']> = {
  id: 'readOwnSubChapter',
  method: 'GET',
  path: '/v1/public/courses/:code/sub-chapters/:id',
  access,
  summary: 'Read a sub-chapter of a course that one takes, without correct answers until they are handed in.',
  tag,
  audit: null,
};

/** Idempotent. 409 for questions, which are completed by answering them. */
export const completeSubChapter: Endpoint<S['completeSubChapter']> = {
  id: 'completeSubChapter',
  method: 'POST',
  path: '/v1/public/courses/:code/sub-chapters/:id/completion',
  access,
  summary: 'Mark a sub-chapter as done.',
  tag,
  audit: 'FINISH_COURSE_SUB_CHAPTER',
};

/**
 * Only the first submission of a Kuis counts; later ones return its result. Latihan and Uraian keep the latest answers.
 */
export const answerSubChapter: Endpoint<S['answerSubChapter']> = {
  id: 'answerSubChapter',
  method: 'POST',
  path: '/v1/public/courses/:code/sub-chapters/:id/answers',
  access,
  summary: 'Hand in the answers of a sub-chapter.',
  tag,
  audit: 'ANSWER_COURSE_SUB_CHAPTER',
};

/** 409 until the course is completed. Rating again replaces the own rating; a rating hidden by staff stays hidden. */
export const rateOwnCourse: Endpoint<S['rateOwnCourse']> = {
  id: 'rateOwnCourse',
  method: 'PUT',
  path: '/v1/public/courses/:code/rating',
  access,
  summary: 'Rate a course that one has finished.',
  tag,
  audit: 'CREATE_COURSE_RATING',
};
