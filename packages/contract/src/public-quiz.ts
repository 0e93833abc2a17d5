import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { openQuestion, publicQuizSchemas, testResult } from './public-quiz.schemas.ts';

type S = typeof publicQuizSchemas;

/** A final test as the person who takes it sees it. */
export type FinalTest = z.output<S['readFinalTest']['answer']>;
export type OpenQuestion = z.output<typeof openQuestion>;
export type TestResult = z.output<typeof testResult>;
export type SubmitFinalTestInput = z.input<S['submitFinalTest']['body']>;

const tag = 'Public';

/**
 * Shows what a one-time link opens without consuming it, because mail scanners open links. 410 when it is used, expired
 * or unknown (S8).
 */
export const readTestLink: Endpoint<S['readTestLink']> = {
  id: 'readTestLink',
  method: 'GET',
  path: '/v1/public/quiz/:token',
  access: { kind: 'public' },
  summary: 'Read whose final test a one-time link opens.',
  tag,
  audit: null,
};

/**
 * Consumes a one-time link: of concurrent calls exactly one succeeds (S8). A ticket opens it any number of times.
 * Source: D69.
 */
export const openFinalTest: Endpoint<S['openFinalTest']> = {
  id: 'openFinalTest',
  method: 'POST',
  path: '/v1/public/test-sessions',
  access: { kind: 'public' },
  summary: 'Open a final test by a one-time link or a ticket; answers the token of the device that takes it.',
  tag,
  audit: 'OPEN_TESTTOKEN',
  status: 201,
};

/** The token identifies the test: that of `openFinalTest`, or an address proof. */
export const readFinalTest: Endpoint<S['readFinalTest']> = {
  id: 'readFinalTest',
  method: 'GET',
  path: '/v1/public/class/:code/final-test',
  access: { kind: 'public' },
  summary: 'Read the final test of a class without correct answers, or the own result.',
  tag,
  audit: null,
};

/** Only the first submission counts; later ones return its result. Source: D69 and D81. */
export const submitFinalTest: Endpoint<S['submitFinalTest']> = {
  id: 'submitFinalTest',
  method: 'POST',
  path: '/v1/public/class/:code/final-test',
  access: { kind: 'public' },
  summary: 'Hand in the answers of a final test.',
  tag,
  audit: 'ANSWER_QUIZ',
  status: 201,
};
