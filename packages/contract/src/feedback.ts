import type { z } from 'zod';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { classFeedback, feedbackRow, feedbackSchemas } from './feedback.schemas.ts';

type S = typeof feedbackSchemas;

/** A participant's feedback about a class. */
export type Feedback = z.output<typeof feedbackRow>;
/** A class with a summary of its feedback. */
export type ClassFeedback = z.output<typeof classFeedback>;
export type FeedbackSummary = z.output<S['readFeedbackSummary']['answer']>;
/** What the page of a feedback link shows. */
export type FeedbackForm = z.output<S['readFeedbackForm']['answer']>;
export type SendFeedbackInput = z.input<S['sendFeedback']['body']>;

const tag = 'Feedback';
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' };

export const listClassFeedback: Endpoint<S['listClassFeedback']> = {
  id: 'listClassFeedback',
  method: 'GET',
  path: '/v1/class/:code/feedbacks',
  access,
  summary: 'List the feedback on a class.',
  tag,
  audit: null,
};

/** Criteria are averaged on 1–5, the IPK on 1–4. Source: D78. */
export const readFeedbackSummary: Endpoint<S['readFeedbackSummary']> = {
  id: 'readFeedbackSummary',
  method: 'GET',
  path: '/v1/class/:code/feedbacks/summary',
  access,
  summary: 'Read counts, averages and distributions of the feedback on a class.',
  tag,
  audit: null,
};

export const compareClassFeedback: Endpoint<S['compareClassFeedback']> = {
  id: 'compareClassFeedback',
  method: 'GET',
  path: '/v1/class/:code/feedbacks/comparison',
  access,
  summary: 'List the averages of other classes with feedback.',
  tag,
  audit: null,
};

/**
 * `laporan-umpan-balik.csv`: semicolons, BOM, MM/DD/YYYY, formulas neutralised; the export itself is logged (S44).
 * Source: D101.
 */
export const exportClassFeedback: Endpoint<S['exportClassFeedback']> = {
  id: 'exportClassFeedback',
  method: 'POST',
  path: '/v1/class/:code/feedbacks/export',
  access,
  summary: 'Download the feedback on a class as a CSV.',
  tag,
  audit: 'EXPORT_FEEDBACK',
  answerType: 'text/csv; charset=utf-8',
};

/** Admins only, so that instructors cannot hide feedback about themselves. Source: B-216. */
export const setFeedbackActive: Endpoint<S['setFeedbackActive']> = {
  id: 'setFeedbackActive',
  method: 'PUT',
  path: '/v1/feedbacks/:id',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'home' },
  summary: 'Hide feedback, or restore it.',
  tag,
  audit: 'RESTORE_FEEDBACK',
};

/** The id is that of the feedback. Source: D80. */
export const noteFeedback: Endpoint<S['noteFeedback']> = {
  id: 'noteFeedback',
  method: 'PUT',
  path: '/v1/participant/feedback/:id/note',
  access,
  summary: 'Set the note of feedback.',
  tag,
  audit: 'NOTE_FEEDBACK',
};

/** What the page of a feedback link shows. 404 NOT_FOUND for every invalid token. */
export const readFeedbackForm: Endpoint<S['readFeedbackForm']> = {
  id: 'readFeedbackForm',
  method: 'GET',
  path: '/v1/public/feedbacks/:token',
  access: { kind: 'public' },
  summary: 'Read which class a feedback link is about, and whether it takes feedback now.',
  tag: 'Public',
  audit: null,
};

/**
 * Takes feedback once from each accepted participant of a class that has ended, by a signed link. 404 NOT_FOUND for
 * every invalid token. Source: D79.
 */
export const sendFeedback: Endpoint<S['sendFeedback']> = {
  id: 'sendFeedback',
  method: 'POST',
  path: '/v1/feedbacks',
  access: { kind: 'public' },
  summary: 'Hand in feedback on a class.',
  tag,
  audit: 'CREATE_FEEDBACK',
  status: 201,
};

/** The same call under an earlier path, for existing callers. Source: D79. */
export const sendFeedbackByOldPath: Endpoint<S['sendFeedbackByOldPath']> = {
  id: 'sendFeedbackByOldPath',
  method: 'POST',
  path: '/v1/participant/feedback',
  access: { kind: 'public' },
  summary: 'Hand in feedback on a class (the other address of the same call).',
  tag,
  audit: 'CREATE_FEEDBACK',
  status: 201,
};

export const listFeedbackByClass: Endpoint<S['listFeedbackByClass']> = {
  id: 'listFeedbackByClass',
  method: 'GET',
  path: '/v1/dashboard/feedback_data',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'main-feedback', scope: 'own-classes' },
  summary: 'List the averages of all classes with feedback.',
  tag,
  audit: null,
};
