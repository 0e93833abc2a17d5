import { z } from 'zod';
import { CONTENT_SCHEMAS } from './chapter-contents.schemas.ts';
import { ITEMS_MAX } from './chapter-types.ts';
import { MAX_RATING } from './feedback-criteria.ts';
import { courseOutlineItem } from './public-courses.schemas.ts';
import { codeParam, idParam, instant } from './scalars.schemas.ts';

const subChapterParams = codeParam.extend(idParam.shape);

/** A sub-chapter in the outline of a participant. */
const ownOutlineItem = courseOutlineItem.extend({
  id: z.number().int(),
  completed_at: instant.nullable(),
  /** 0 to 100; null when it is not scored. */
  score: z.number().nullable(),
});

/** A question as the participant sees it, without its correct answer. */
const openQuestion = z.object({
  /** HTML. */
  question: z.string(),
  type: z.enum(['isian', 'option']),
  choices: z.array(z.string()),
});

/** Result of one answer; `correct` is null when there is no correct answer to compare with. */
const answerResult = z.object({
  answer: z.string(),
  correct: z.boolean().nullable(),
  correct_answer: z.string(),
  explanation: z.string(),
});

const openQuestions = z.array(openQuestion);

const openContent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Prolog'), content: CONTENT_SCHEMAS.Prolog }),
  z.object({ type: z.literal('Teks'), content: CONTENT_SCHEMAS.Teks }),
  z.object({ type: z.literal('Video'), content: z.object({ url: z.string(), document: z.string() }) }),
  z.object({ type: z.literal('Dokumen'), content: z.object({ url: z.string() }) }),
  z.object({ type: z.literal('Glosarium'), content: CONTENT_SCHEMAS.Glosarium }),
  z.object({ type: z.literal('Kuis'), content: openQuestions }),
  z.object({ type: z.literal('Latihan'), content: openQuestions }),
  z.object({ type: z.literal('Uraian'), content: openQuestions }),
]);

/** Progress after a step. */
const standing = z.object({
  /** Percent; 100 only when everything is done. */
  progress: z.number().int(),
  done: z.number().int(),
  total: z.number().int(),
});

const results = z.array(answerResult);
const ownRating = z.object({ rating: z.number().int().min(1).max(MAX_RATING), comment: z.string() });

export const courseLearningSchemas = {
  readOwnCourse: {
    params: codeParam,
    answer: standing.extend({
      code: z.string(),
      title: z.string(),
      full_name: z.string(),
      gives_certificate: z.boolean(),
      chapters: z.array(z.object({ id: z.number().int(), name: z.string(), sub_chapters: z.array(ownOutlineItem) })),
      rating: ownRating.nullable(),
      /** Null until staff have issued it. */
      certificate: z
        .object({ url: z.string(), /** Code with which anybody can check it. */ code: z.string().nullable() })
        .nullable(),
    }),
  },
  readOwnSubChapter: {
    params: subChapterParams,
    answer: z.object({
      id: z.number().int(),
      name: z.string(),
      duration: z.number().int(),
      body: openContent,
      completed_at: instant.nullable(),
      score: z.number().nullable(),
      /** Null until answers were submitted. */
      results: results.nullable(),
    }),
  },
  completeSubChapter: {
    params: subChapterParams,
    answer: standing.extend({ success: z.literal(true) }),
  },
  answerSubChapter: {
    params: subChapterParams,
    body: z.object({
      /** In the order of the questions. An unanswered question is refused with 422 at `answers.<index>`. */
      answers: z.array(z.string().max(20_000, 'Jawaban paling panjang 20.000 karakter')).max(ITEMS_MAX),
    }),
    answer: standing.extend({ success: z.literal(true), score: z.number().nullable(), results }),
  },
  rateOwnCourse: {
    params: codeParam,
    body: z.object({
      rating: z.number('Pilih nilai Anda').int().min(1, 'Pilih nilai Anda').max(MAX_RATING),
      comment: z.string().trim().max(2_000, 'Ulasan paling panjang 2.000 karakter').default(''),
    }),
    answer: z.object({ success: z.literal(true) }),
  },
};
