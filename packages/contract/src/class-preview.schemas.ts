import { z } from 'zod';
import { codeParam, instant } from './scalars.schemas.ts';

/** A participant's feedback as the class page shows it. */
const review = z.object({
  id: z.number().int(),
  full_name: z.string(),
  /** IPK: the mean of the six ratings, each clamped to 1–4. D78. */
  average: z.number(),
  masukan: z.string(),
  image_url: z.string().nullable(),
  created_at: instant,
});

/** A question and its answer, both sanitised HTML. */
const answered = z.object({
  id: z.number().int(),
  full_name: z.string(),
  question: z.string(),
  answer: z.string(),
  asked_at: instant,
});

export const classPreviewSchemas = {
  readClassPreview: {
    params: codeParam,
    answer: z.object({
      /** Mean of the IPK over all feedback; null without any. */
      average: z.number().nullable(),
      /** How many participants gave feedback, with or without a comment. */
      feedback_count: z.number().int(),
      /** The newest fifty with a comment. */
      reviews: z.array(review),
      /** The newest fifty answered ones. Empty while the class does not show answers to participants. */
      questions: z.array(answered),
    }),
  },
};
