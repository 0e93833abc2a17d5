import type { z } from 'zod';
import { type Access, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { quizAnswerRow, quizField, quizFormRow, quizQuestion, quizSchemas } from './quiz.schemas.ts';

type S = typeof quizSchemas;

/** The final test of a class, as a list of questions. */
export type QuizQuestion = z.output<typeof quizQuestion>;
/** One question. */
export type QuizField = z.output<typeof quizField>;
export type QuizAnswerRow = z.output<typeof quizAnswerRow>;
export type QuizFormRow = z.output<typeof quizFormRow>;
export type QuizAnswerListQuery = z.input<S['listQuizAnswers']['query']>;
export type QuizFormListQuery = z.input<S['listQuizForms']['query']>;

const tag = 'Final test';
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' };

/** A class has at most one test: creating a second answers 409 with the first. Source: D81. */
export const createQuizQuestion: Endpoint<S['createQuizQuestion']> = {
  id: 'createQuizQuestion',
  method: 'POST',
  path: '/v1/quiz/question',
  access,
  summary: 'Create the final test of a class; a class has one.',
  tag,
  audit: 'CREATE_QUIZ',
  status: 201,
};

/** For staff only, because it contains the correct answers. */
export const listQuizQuestions: Endpoint<S['listQuizQuestions']> = {
  id: 'listQuizQuestions',
  method: 'GET',
  path: '/v1/class/:code/quiz/question',
  access,
  summary: 'Read the final test of a class with its correct answers.',
  tag,
  audit: null,
};

/** Existing answers keep their score unless `rescore` is sent; scores that staff set by hand never change. */
export const updateQuizQuestion: Endpoint<S['updateQuizQuestion']> = {
  id: 'updateQuizQuestion',
  method: 'PUT',
  path: '/v1/quiz/question/:id',
  access,
  summary: 'Change the questions of a final test.',
  tag,
  audit: 'UPDATE_QUIZ',
};

/** Refused once it has answers. */
export const deleteQuizQuestion: Endpoint<S['deleteQuizQuestion']> = {
  id: 'deleteQuizQuestion',
  method: 'DELETE',
  path: '/v1/quiz/question/:id',
  access,
  summary: 'Delete a final test.',
  tag,
  audit: 'HARDDELETE_QUIZ',
};

/**
 * Without a body, toggles. With one, sets its state; refused when the state has changed since the caller read it.
 * Source: D39.
 */
export const toggleQuizQuestion: Endpoint<S['toggleQuizQuestion']> = {
  id: 'toggleQuizQuestion',
  method: 'PUT',
  path: '/v1/quiz/question/:id/toggle',
  access,
  summary: 'Close or open a final test.',
  tag,
  audit: 'RESTORE_QUIZ',
};

/** Participants without an answer have a null `id`. Source: B-026 and B-027. */
export const listQuizAnswers: Endpoint<S['listQuizAnswers']> = {
  id: 'listQuizAnswers',
  method: 'GET',
  path: '/v1/quiz/question/:id/answer',
  access,
  summary: 'List what participants answered; those who have not are listed too.',
  tag,
  audit: null,
};

/** Free text without a correct answer is scored by staff. Source: D82. */
export const scoreQuizAnswer: Endpoint<S['scoreQuizAnswer']> = {
  id: 'scoreQuizAnswer',
  method: 'PUT',
  path: '/v1/quiz/answer/:id/score',
  access,
  summary: 'Set the score of an answer by hand.',
  tag,
  audit: 'SCORE_QUIZ',
};

export const listQuizForms: Endpoint<S['listQuizForms']> = {
  id: 'listQuizForms',
  method: 'GET',
  path: '/v1/quiz_forms/:code',
  access,
  summary: 'List the answers of people who are no participants.',
  tag,
  audit: null,
};

export const deleteQuizForm: Endpoint<S['deleteQuizForm']> = {
  id: 'deleteQuizForm',
  method: 'DELETE',
  path: '/v1/quiz_forms/:id',
  access,
  summary: 'Delete an additional answer.',
  tag,
  audit: 'HARDDELETE_QUIZFORM',
};

/** Single use, valid for 24 hours, bound to participant and class (S8). Source: D69. */
export const generateTestToken: Endpoint<S['generateTestToken']> = {
  id: 'generateTestToken',
  method: 'POST',
  path: '/v1/participant/:id/generateToken',
  access,
  summary: 'Make a one-time link to the final test.',
  tag,
  audit: 'CREATE_TESTTOKEN',
  status: 201,
};

/** Answered with no-store because this GET has a side effect. Source: D69. */
export const readTestToken: Endpoint<S['readTestToken']> = {
  id: 'readTestToken',
  method: 'GET',
  path: '/v1/participant/:id/generateToken',
  access,
  summary: 'Make a one-time link to the final test (the same call as a GET).',
  tag,
  audit: 'CREATE_TESTTOKEN',
};
