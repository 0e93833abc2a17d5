import { z } from 'zod';
import { valueOrJson } from './json-text.schemas.ts';
import {
  affectedAnswer,
  codeParam,
  flag,
  flagInput,
  idParam,
  instant,
  listAnswer,
  pageQuery,
  requiredText,
  sortBy,
  version,
} from './scalars.schemas.ts';

/** One question of a final test. Source: B-025. */
export const quizField = z.object({
  fieldName: z.string().trim().min(1).max(60),
  type: z.enum(['isian', 'option']),
  description: z.string().trim().min(1).max(20_000),
  options: z.array(z.string().trim().min(1).max(1_000)).max(20).default([]),
  /** Empty for a question that staff score (D82). */
  correctAnswer: z.string().trim().max(1_000).default(''),
});

const questionJson = valueOrJson(z.array(quizField).max(200), 'Harap lengkapi semua data');

export const quizQuestion = z
  .object({
    id: z.number().int(),
    class_code: z.string(),
    question_json: z.array(quizField),
    idx: z.number().int(),
    active: flag,
    /** How many participants have answered. */
    answer_count: z.number().int(),
    /** Item analysis: how many of those who answered a question answered it correctly; null when staff score it. */
    items: z.array(
      z.object({ fieldName: z.string(), answered: z.number().int(), correct: z.number().int().nullable() }),
    ),
    version,
  })
  .meta({ id: 'QuizQuestion' });

/** `correct` is null when there is no correct answer to compare with (D82). */
const answerItem = z.object({ fieldName: z.string(), answer: z.string(), correct: z.boolean().nullable() });

export const quizAnswerRow = z
  .object({
    id: z.number().int().nullable(),
    participant_id: z.number().int(),
    full_name: z.string(),
    email: z.string(),
    /** 0 to 1; null before a submission. */
    score: z.number().min(0).max(1).nullable(),
    /** Whether staff set the score; re-scoring does not change it. */
    scored_by_hand: z.boolean(),
    /** Whether some answers still have to be scored by staff. */
    needs_scoring: z.boolean(),
    answer_json: z.array(answerItem),
    created_at: instant.nullable(),
  })
  .meta({ id: 'QuizAnswer' });

export const quizFormRow = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    score: z.number().min(0).max(1),
    answer_json: z.array(answerItem),
    created_at: instant,
  })
  .meta({ id: 'QuizForm' });

const written = affectedAnswer.extend({ id: z.number().int(), data: quizQuestion, version });
const token = z.object({ success: z.literal(true), token: z.string(), url: z.string(), expires_at: instant });

export const quizSchemas = {
  createQuizQuestion: {
    body: z.object({ question_json: questionJson, class_code: requiredText(32) }),
    answer: written,
  },
  listQuizQuestions: { params: codeParam, answer: z.array(quizQuestion) },
  updateQuizQuestion: {
    params: idParam,
    /** `rescore` re-scores existing answers except those scored by hand; without it they keep their score. */
    body: z.object({ question_json: questionJson, rescore: flagInput.optional(), version: version.optional() }),
    answer: written.extend({ rescored: z.number().int() }),
  },
  deleteQuizQuestion: { params: idParam, answer: affectedAnswer },
  toggleQuizQuestion: {
    params: idParam,
    body: z.object({ active: flagInput.optional(), expected_status: flagInput.optional() }).optional(),
    answer: written,
  },
  listQuizAnswers: {
    params: idParam,
    query: pageQuery.extend({
      sort: sortBy(['full_name', 'score', 'created_at']).default('full_name'),
      /** `1` lists people who submitted the test, `0` the others. */
      done: z.enum(['1', '0']).optional(),
    }),
    answer: listAnswer(quizAnswerRow),
  },
  scoreQuizAnswer: {
    params: idParam,
    body: z.object({ score: z.number().min(0).max(1) }),
    answer: affectedAnswer.extend({ data: quizAnswerRow }),
  },
  listQuizForms: {
    params: codeParam,
    query: pageQuery.extend({ sort: sortBy(['created_at', 'name', 'score']).default('-created_at') }),
    answer: listAnswer(quizFormRow),
  },
  deleteQuizForm: { params: idParam, answer: affectedAnswer },
  generateTestToken: { params: idParam, answer: token },
  readTestToken: { params: idParam, answer: token },
};
