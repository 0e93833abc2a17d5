import { z } from 'zod';
import { codeParam, instant } from './scalars.schemas.ts';

const secret = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/, 'Tautan ini tidak lengkap');

/** A question as the person sees it, without its correct answer. */
export const openQuestion = z.object({
  fieldName: z.string(),
  type: z.enum(['isian', 'option']),
  description: z.string(),
  options: z.array(z.string()),
});

/** Result of a submitted test. */
export const testResult = z.object({
  handed_in_at: instant,
  /** 0 to 1; null when the class does not show results. */
  score: z.number().min(0).max(1).nullable(),
  /** Whether some answers still have to be scored by staff. */
  needs_scoring: z.boolean(),
  /** Null when the class does not show results. `correct` is null for answers that staff score. */
  items: z.array(z.object({ fieldName: z.string(), answer: z.string(), correct: z.boolean().nullable() })).nullable(),
});

export const publicQuizSchemas = {
  readTestLink: {
    params: z.object({ token: secret }),
    answer: z.object({ class_code: z.string(), class_name: z.string(), full_name: z.string(), expires_at: instant }),
  },
  openFinalTest: {
    /** Secret of a one-time link, or of the link to a ticket. */
    body: z.union([z.object({ link: secret }), z.object({ ticket: secret })]),
    answer: z.object({ session: z.string(), class_code: z.string(), expires_at: instant }),
  },
  readFinalTest: {
    params: codeParam,
    answer: z.object({
      class_code: z.string(),
      class_name: z.string(),
      /** Closed: staff have not opened it, or closed it again. */
      state: z.enum(['OPEN', 'CLOSED', 'HANDED_IN']),
      /** `ADDITIONAL` for people who are not participants (D81). */
      taker: z.enum(['PARTICIPANT', 'ADDITIONAL']),
      /** Empty for people who are not participants; they send it with their answers. */
      full_name: z.string(),
      /** Opaque key of test and person, under which a device stores draft answers. */
      draft_key: z.string(),
      /** When the device submits automatically; null without a time limit. */
      ends_at: instant.nullable(),
      /** Empty unless the test is open, or submitted in a class that shows results. */
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
      /** For people who are not participants. */
      full_name: z.string().trim().max(200, 'Nama paling panjang 200 huruf').optional(),
    }),
    answer: z.object({ success: z.literal(true), result: testResult }),
  },
};
