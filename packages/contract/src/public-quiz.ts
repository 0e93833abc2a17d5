import type { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { publicQuizSchemas } from './public-quiz.schemas.ts';

type S = typeof publicQuizSchemas;

export type PublicQuiz = z.output<S['readPublicQuiz']['answer']>;
export type AnswerPublicQuizInput = z.input<S['answerPublicQuiz']['body']>;

const tag = 'Public';

/** Looks at the test without using the link up: programs that look at links in mails must not spend it. 410 once used (S8). */
export const readPublicQuiz = endpoint<S['readPublicQuiz']>()({
  id: 'readPublicQuiz',
  method: 'GET',
  path: '/v1/public/quiz/:token',
  access: { kind: 'public' },
  summary: 'Read the final test that a one-time link opens, without correct answers.',
  tag,
  audit: null,
});

/** Uses the link up: of many who hand in at once exactly one succeeds (S8). Source: decision 69. */
export const answerPublicQuiz = endpoint<S['answerPublicQuiz']>()({
  id: 'answerPublicQuiz',
  method: 'POST',
  path: '/v1/public/quiz/:token',
  access: { kind: 'public' },
  summary: 'Hand in the answers of a final test.',
  tag,
  audit: 'ANSWER_QUIZ',
  status: 201,
});
