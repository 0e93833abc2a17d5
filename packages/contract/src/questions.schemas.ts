import { z } from 'zod';
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

export const questionRow = z
  .object({
    id: z.number().int(),
    class_code: z.string(),
    class_name: z.string(),
    /** Sanitised HTML with bold, italic and underline. */
    question: z.string(),
    answer: z.string().nullable(),
    full_name: z.string(),
    member_id: z.number().int().nullable(),
    participant_id: z.number().int().nullable(),
    email: z.string().nullable(),
    asked_at: instant,
    answered_at: instant.nullable(),
    answered_by: z.string().nullable(),
    active: flag,
    version,
  })
  .meta({ id: 'Question' });

const filters = pageQuery.extend({
  sort: sortBy(['asked_at', 'full_name', 'answered_at']).default('-asked_at'),
  hidden: z.enum(['1', '0']).optional(),
  unanswered: z.enum(['1']).optional(),
});

const MAX_TEXT = 20_000;

/** A row of an uploaded CSV. `row` counts from 2, the first row below the header. */
const uploadedQuestion = z.object({
  row: z.number().int(),
  nama: z.string(),
  surel: z.string(),
  pertanyaan: z.string(),
  jawaban: z.string(),
  participant_id: z.number().int().nullable(),
});
/** `blocking`: the row cannot become a question unless it is changed; all others are warnings. */
const problem = z.object({
  row: z.number().int(),
  column: z.string().nullable(),
  message: z.string(),
  blocking: z.boolean(),
});

const written = affectedAnswer.extend({ id: z.number().int(), data: questionRow, version });

/** A class as an option of a filter. */
export const questionClass = z.object({ code: z.string(), name: z.string() });

const general = {
  query: filters.extend({ class_code: z.string().max(32).optional() }),
  answer: listAnswer(questionRow),
};

export const questionSchemas = {
  listClassQuestions: { params: codeParam, query: filters, answer: listAnswer(questionRow) },
  listQuestions: general,
  listQuestionsByOldPath: general,
  listQuestionClasses: { query: pageQuery, answer: listAnswer(questionClass) },
  askQuestion: {
    params: codeParam,
    body: z.object({
      question: requiredText(MAX_TEXT),
      participant_id: z.number().int().positive().optional(),
      asker_name: requiredText(255).optional(),
    }),
    answer: written,
  },
  updateQuestion: {
    params: idParam,
    body: z.object({ question: requiredText(MAX_TEXT), version: version.optional() }),
    answer: written,
  },
  toggleQuestion: {
    params: idParam,
    body: z.object({ active: flagInput.optional(), expected_status: flagInput.optional() }).optional(),
    answer: written,
  },
  answerQuestion: {
    params: idParam,
    body: z.object({ answer: requiredText(MAX_TEXT), version: version.optional() }),
    answer: written,
  },
  uploadQuestions: {
    params: codeParam,
    answer: z.object({
      success: z.literal(true),
      upload_id: z.string(),
      questions: z.array(uploadedQuestion),
      problems: z.array(problem),
    }),
  },
  /** Either the previewed upload unchanged, or its corrected rows. D84. */
  commitQuestions: {
    params: codeParam,
    body: z.object({
      upload_id: z.string().max(64).optional(),
      skip_problem_rows: flagInput.optional(),
      questions: z
        .array(uploadedQuestion.partial({ row: true, participant_id: true }))
        .max(50_000)
        .optional(),
    }),
    answer: affectedAnswer.extend({ created: z.number().int(), skipped: z.number().int() }),
  },
  listContactForms: {
    query: pageQuery,
    answer: listAnswer(
      z.object({
        id: z.number().int(),
        full_name: z.string(),
        email: z.string(),
        phone_num: z.string(),
        message: z.string(),
        created_at: instant,
      }),
    ),
  },
};
