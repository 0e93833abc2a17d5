import { z } from 'zod';
import { CRITERION_LABELS, FEEDBACK_CRITERIA, type FeedbackCriterion, MAX_RATING } from './feedback-criteria.ts';
import {
  codeParam,
  flag,
  flagInput,
  idParam,
  instant,
  listAnswer,
  pageQuery,
  sortBy,
  version,
  wibDay,
  writtenAnswer,
} from './scalars.schemas.ts';

const score = z.number().int().min(1).max(MAX_RATING);

/** An object with a value for each criterion. */
const perCriterion = <Value extends z.ZodType>(of: (criterion: FeedbackCriterion) => Value) =>
  z.object(
    Object.fromEntries(FEEDBACK_CRITERIA.map((criterion) => [criterion, of(criterion)])) as Record<
      FeedbackCriterion,
      Value
    >,
  );

/** A participant's feedback about a class. Source: B-213. */
export const feedbackRow = perCriterion(() => score)
  .extend({
    id: z.number().int(),
    /** Null when the registration was deleted. */
    participant_id: z.number().int().nullable(),
    full_name: z.string(),
    email: z.string(),
    class_code: z.string(),
    class_name: z.string(),
    /** Plain text. */
    masukan: z.string(),
    /** Plain text. */
    kelas_yang_diinginkan: z.string(),
    /** Plain text; copied to the questions of the class. */
    question: z.string(),
    note: z.string(),
    active: flag,
    /** IPK: the mean of the six ratings, each clamped to 1–4; two decimals. D78. */
    average: z.number(),
    image_url: z.string().nullable(),
    created_at: instant,
    version,
  })
  .meta({ id: 'Feedback' });

const mean = z.number().nullable();

/** Means of visible feedback, two decimals; null without any. */
const means = z.object({
  /** Number of visible feedbacks. */
  count: z.number().int(),
  /** IPK, 1–4. D78. */
  average: mean,
  /** Means of the unclamped ratings, 1–5. */
  criteria: perCriterion(() => mean),
});

/** A class with a summary of its feedback. */
export const classFeedback = means
  .extend({
    class_code: z.string(),
    class_name: z.string(),
    /** Null for a permanent class. */
    class_date: wibDay.nullable(),
    /** Accepted participants, all of whom may give feedback. */
    participants: z.number().int(),
  })
  .meta({ id: 'ClassFeedback' });

const classSort = sortBy(['class_date', 'class_name', 'average', 'count']).default('-class_date');
const classesQuery = pageQuery.extend({ sort: classSort });

const filters = z.object({
  /** Searches names, addresses, comments, wanted classes and questions. */
  q: z.string().trim().max(200).optional(),
  /** `1` includes hidden ones. */
  hidden: z.enum(['1', '0']).optional(),
  /** `1` lists only feedback with a comment. */
  commented: z.enum(['1']).optional(),
  /** With `score`: only feedback that rates this criterion with it. */
  criterion: z.enum(FEEDBACK_CRITERIA).optional(),
  score: z.coerce.number().int().min(1).max(MAX_RATING).optional(),
});

const rating = (criterion: FeedbackCriterion) => {
  const missing = `Harap Isi ${CRITERION_LABELS[criterion]}`;
  return z.number(missing).int(missing).min(1, missing).max(MAX_RATING, missing);
};

const sending = {
  body: perCriterion(rating).extend({
    /** Identifies one person and one class; signed by the server, so that it cannot be guessed. */
    token: z.string('Tautan umpan balik tidak lengkap').min(1, 'Tautan umpan balik tidak lengkap').max(200),
    masukan: z.string().trim().max(5_000).default(''),
    kelas_yang_diinginkan: z.string().trim().max(1_000).default(''),
    question: z.string().trim().max(5_000).default(''),
  }),
  answer: z.object({
    success: z.literal(true),
    /** False when questions are no longer accepted, or none was asked. */
    question_received: z.boolean(),
  }),
};

export const feedbackSchemas = {
  listClassFeedback: {
    params: codeParam,
    query: pageQuery.extend({
      ...filters.shape,
      sort: sortBy(['created_at', 'full_name', 'average', ...FEEDBACK_CRITERIA]).default('-created_at'),
    }),
    answer: listAnswer(feedbackRow),
  },
  readFeedbackSummary: {
    params: codeParam,
    answer: classFeedback.extend({
      hidden: z.number().int(),
      /** Visible feedback with a comment. */
      commented: z.number().int(),
      /** By criterion, the number of ratings with 1, 2, 3, 4 and 5. */
      distribution: perCriterion(() => z.array(z.number().int()).length(MAX_RATING)),
      /** All other classes visible to the caller, together. */
      others: means.extend({ classes: z.number().int() }),
      /** Wanted classes, most frequent first. */
      wanted: z.array(z.object({ text: z.string(), count: z.number().int() })),
    }),
  },
  /** Other classes with feedback, newest first. */
  compareClassFeedback: { params: codeParam, query: classesQuery, answer: listAnswer(classFeedback) },
  exportClassFeedback: { params: codeParam, query: filters, answer: z.string() },
  setFeedbackActive: {
    params: idParam,
    body: z.object({ active: flagInput }),
    answer: writtenAnswer(feedbackRow),
  },
  noteFeedback: {
    params: idParam,
    body: z.object({ note: z.string().trim().max(1_000), version: version.optional() }),
    answer: writtenAnswer(feedbackRow),
  },
  readFeedbackForm: {
    params: z.object({ token: z.string().min(1).max(200) }),
    answer: z.object({
      class_code: z.string(),
      class_name: z.string(),
      full_name: z.string(),
      state: z.enum(['early', 'open', 'sent']),
      /** The end of the class; null when it has none. */
      opens_at: instant.nullable(),
      /** Whether questions to the instructor are still accepted. */
      takes_questions: z.boolean(),
      /** The submitted feedback on both scales: mean of the ratings (1–5) and IPK (1–4). Null before. */
      given: z.object({ mean: z.number(), average: z.number() }).nullable(),
    }),
  },
  sendFeedback: sending,
  sendFeedbackByOldPath: sending,
  /** Classes with feedback that are visible to the caller, newest first. */
  listFeedbackByClass: { query: classesQuery, answer: listAnswer(classFeedback) },
};
