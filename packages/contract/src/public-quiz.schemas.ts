import { z } from 'zod';
import { codeParam, instant } from './scalars.schemas.ts';

const secret = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/, 'Tautan ini tidak lengkap');

/** A question as the person sees it: never with its correct answer. */
export const openQuestion = z.object({
  fieldName: z.string(),
  type: z.enum(['isian', 'option']),
  description: z.string(),
  options: z.array(z.string()),
});

/** What became of a test that was handed in. */
export const testResult = z.object({
  handed_in_at: instant,
  /** 0 to 1; null where the class does not show results. */
  score: z.number().min(0).max(1).nullable(),
  /** Some answers wait for a person to score them. */
  needs_scoring: z.boolean(),
  /** What was answered; `correct` is null where a person scores it, and the list where the class does not show results. */
  items: z.array(z.object({ fieldName: z.string(), answer: z.string(), correct: z.boolean().nullable() })).nullable(),
});

export const publicQuizSchemas = {
  readTestLink: {
    params: z.object({ token: secret }),
    answer: z.object({ class_code: z.string(), class_name: z.string(), full_name: z.string(), expires_at: instant }),
  },
  openFinalTest: {
    /** The secret part of a one-time link, or of the link to a ticket. */
    body: z.union([z.object({ link: secret }), z.object({ ticket: secret })]),
    answer: z.object({ session: z.string(), class_code: z.string(), expires_at: instant }),
  },
  readFinalTest: {
    params: codeParam,
    answer: z.object({
      class_code: z.string(),
      class_name: z.string(),
      /** Closed: staff have not opened it, or have closed it again. */
      state: z.enum(['OPEN', 'CLOSED', 'HANDED_IN']),
      /** Of people who are no participants (D81), `ADDITIONAL`. */
      taker: z.enum(['PARTICIPANT', 'ADDITIONAL']),
      /** Empty for people who are no participants: they give it with their answers. */
      full_name: z.string(),
      /** Names test and person, and tells nothing of either: answers that a device keeps are kept under it. */
      draft_key: z.string(),
      /** When the device hands in by itself; null where nothing limits the time. */
      ends_at: instant.nullable(),
      /** Empty unless it is open, or handed in where the class shows results. */
      questions: z.array(openQuestion),
      result: testResult.nullable(),
    }),
  },
  submitFinalTest: {
    params: codeParam,
    body: z.object({
      answers: z
        .array(
          z.object({
            fieldName: z.string().max(60),
            answer: z.string().max(20_000, 'Jawaban paling panjang 20.000 huruf'),
          }),
        )
        .max(200),
      /** Of people who are no participants. */
      full_name: z.string().trim().max(200, 'Nama paling panjang 200 huruf').optional(),
    }),
    answer: z.object({ success: z.literal(true), result: testResult }),
  },
};
