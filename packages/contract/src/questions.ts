import type { z } from 'zod';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { questionClass, questionRow, questionSchemas } from './questions.schemas.ts';

type S = typeof questionSchemas;

/** A question asked about a class. */
export type Question = z.output<typeof questionRow>;
/** A preview of an uploaded CSV. */
export type QuestionUpload = z.output<S['uploadQuestions']['answer']>;
export type AskQuestionInput = z.input<S['askQuestion']['body']>;
export type CommitQuestionsInput = z.input<S['commitQuestions']['body']>;
/** An option of the class filter of the general questions. */
export type QuestionClass = z.output<typeof questionClass>;
export type QuestionListQuery = z.input<S['listClassQuestions']['query']>;

const tag = 'Questions';
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' };
const general: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'help', scope: 'own-classes' };

export const listClassQuestions: Endpoint<S['listClassQuestions']> = {
  id: 'listClassQuestions',
  method: 'GET',
  path: '/v1/class/:code/question',
  access,
  summary: 'List the questions of a class.',
  tag,
  audit: null,
};

export const listQuestions: Endpoint<S['listQuestions']> = {
  id: 'listQuestions',
  method: 'GET',
  path: '/v1/questions',
  access: general,
  summary: 'List the questions of all classes.',
  tag,
  audit: null,
};

/** The same list under another path, for existing callers. Source: D85. */
export const listQuestionsByOldPath: Endpoint<S['listQuestionsByOldPath']> = {
  id: 'listQuestionsByOldPath',
  method: 'GET',
  path: '/v1/question',
  access: general,
  summary: 'List the questions of all classes (the other address of the same list).',
  tag,
  audit: null,
};

/**
 * Classes with questions, for the filter of the general questions, whose readers may lack the key for listing classes.
 * Source: D9 and D85.
 */
export const listQuestionClasses: Endpoint<S['listQuestionClasses']> = {
  id: 'listQuestionClasses',
  method: 'GET',
  path: '/v1/questions/classes',
  access: general,
  summary: 'Find the classes that have questions, by name or code.',
  tag,
  audit: null,
};

/** `participant_id` takes precedence over `asker_name`; 422 without either. Source: B-040. */
export const askQuestion: Endpoint<S['askQuestion']> = {
  id: 'askQuestion',
  method: 'POST',
  path: '/v1/class/:code/question/ask',
  access,
  summary: 'Add a question for a participant or a name typed freely.',
  tag,
  audit: 'CREATE_QUESTION',
  status: 201,
};

export const updateQuestion: Endpoint<S['updateQuestion']> = {
  id: 'updateQuestion',
  method: 'PUT',
  path: '/v1/question/:id',
  access,
  summary: 'Change the text of a question.',
  tag,
  audit: 'UPDATE_QUESTION',
};

/**
 * Without a body, toggles. With one, sets its state; refused when the state has changed since the caller read it.
 * Source: D39.
 */
export const toggleQuestion: Endpoint<S['toggleQuestion']> = {
  id: 'toggleQuestion',
  method: 'PUT',
  path: '/v1/question/:id/toggle',
  access,
  summary: 'Delete a question softly, or restore it.',
  tag,
  audit: 'RESTORE_QUESTION',
};

export const answerQuestion: Endpoint<S['answerQuestion']> = {
  id: 'answerQuestion',
  method: 'POST',
  path: '/v1/question/:id/answer',
  access,
  summary: 'Answer a question, while it is active.',
  tag,
  audit: 'ANSWER_QUESTION',
};

/** Creates no questions yet; the rows are stored for an hour under the id. Source: B-041 and B-045. */
export const uploadQuestions: Endpoint<S['uploadQuestions']> = {
  id: 'uploadQuestions',
  method: 'POST',
  path: '/v1/class/:code/question/upload',
  access,
  summary: 'Validate a CSV of questions and answer what is wrong with it.',
  tag,
  audit: 'UPLOAD_QUESTION',
  status: 201,
  body: 'multipart',
};

export const commitQuestions: Endpoint<S['commitQuestions']> = {
  id: 'commitQuestions',
  method: 'POST',
  path: '/v1/class/:code/question/upload/commit',
  access,
  summary: 'Create the questions of an uploaded CSV.',
  tag,
  audit: 'IMPORT_QUESTION',
  status: 201,
};

export const listContactForms: Endpoint<S['listContactForms']> = {
  id: 'listContactForms',
  method: 'GET',
  path: '/v1/contact_forms',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'help' },
  summary: 'List messages of the contact form.',
  tag,
  audit: null,
};
