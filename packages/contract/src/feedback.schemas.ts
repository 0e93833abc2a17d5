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
  wibDate,
  writtenAnswer,
} from './scalars.schemas.ts';

const score = z.number().int().min(1).max(MAX_RATING);

/** One of each criterion. */
const perCriterion = <Value extends z.ZodType>(of: (criterion: FeedbackCriterion) => Value) =>
  z.object(
    Object.fromEntries(FEEDBACK_CRITERIA.map((criterion) => [criterion, of(criterion)])) as Record<
      FeedbackCriterion,
      Value
    >,
  );

/** What one participant said of a class. Source: B-213. */
export const feedbackRow = perCriterion(() => score)
  .extend({
    id: z.number().int(),
    /** Null when the registration is gone. */
    participant_id: z.number().int().nullable(),
    full_name: z.string(),
    email: z.string(),
    class_code: z.string(),
    class_name: z.string(),
    /** Plain text. */
    masukan: z.string(),
    /** Plain text. */
    kelas_yang_diinginkan: z.string(),
    /** Plain text; a copy stands among the questions of the class. */
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
  /** How many gave feedback that is not hidden. */
  count: z.number().int(),
  /** IPK, 1–4. D78. */
  average: mean,
  /** Means of the ratings as they were given, 1–5. */
  criteria: perCriterion(() => mean),
});

/** A class and what its participants said of it. */
export const classFeedback = means
  .extend({
    class_code: z.string(),
    class_name: z.string(),
    /** Null for a permanent class. */
    class_date: wibDate.nullable(),
    /** Accepted participants: who could have answered. */
    participants: z.number().int(),
  })
  .meta({ id: 'ClassFeedback' });

const classSort = sortBy(['class_date', 'class_name', 'average', 'count']).default('-class_date');
const classesQuery = pageQuery.extend({ sort: classSort });

const filters = z.object({
  /** Looked for in names, addresses, comments, wanted classes and questions. */
  q: z.string().trim().max(200).optional(),
  /** `1` lists hidden ones too. */
  hidden: z.enum(['1', '0']).optional(),
  /** `1` lists only feedback with a comment. */
  commented: z.enum(['1']).optional(),
  /** With `score`: whoever gave this criterion that rating. */
  criterion: z.enum(FEEDBACK_CRITERIA).optional(),
  score: z.coerce.number().int().min(1).max(MAX_RATING).optional(),
});

const rating = (criterion: FeedbackCriterion) => {
  const missing = `Harap Isi ${CRITERION_LABELS[criterion]}`;
  return z.number(missing).int(missing).min(1, missing).max(MAX_RATING, missing);
};

const sending = {
  body: perCriterion(rating).extend({
    /** Names one person and one class, signed by the server; nobody can guess that of another. */
    token: z.string('Tautan umpan balik tidak lengkap').min(1, 'Tautan umpan balik tidak lengkap').max(200),
    masukan: z.string().trim().max(5_000).default(''),
    kelas_yang_diinginkan: z.string().trim().max(1_000).default(''),
    question: z.string().trim().max(5_000).default(''),
  }),
  answer: z.object({
    success: z.literal(true),
    /** False when questions are no longer taken, or none was asked. */
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
      /** Of each criterion how many gave 1, 2, 3, 4 and 5. */
      distribution: perCriterion(() => z.array(z.number().int()).length(MAX_RATING)),
      /** All other classes that the caller may see, taken together. */
      others: means.extend({ classes: z.number().int() }),
      /** What is wished for most, the most frequent first. */
      wanted: z.array(z.object({ text: z.string(), count: z.number().int() })),
    }),
  },
  /** Other classes with feedback, the newest first. */
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
      /** When the class is over; null for one without an end. */
      opens_at: instant.nullable(),
      /** Whether a question to the instructor is still taken. */
      takes_questions: z.boolean(),
      /** What was sent, on both scales: the mean of the ratings (1–5) and the IPK (1–4). Null until something was. */
      given: z.object({ mean: z.number(), average: z.number() }).nullable(),
    }),
  },
  sendFeedback: sending,
  sendFeedbackByOldPath: sending,
  /** Classes with feedback that the caller may see, the newest first. */
  listFeedbackByClass: { query: classesQuery, answer: listAnswer(classFeedback) },
};
