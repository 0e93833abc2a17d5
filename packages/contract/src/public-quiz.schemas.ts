import { z } from 'zod';
import { instant } from './scalars.schemas.ts';

/** 256 bits, base64url. Source: S8. */
const token = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/) });

/** A question as the person sees it: never with its correct answer. Source: product bar 1.10. */
const openField = z.object({
  fieldName: z.string(),
  type: z.enum(['isian', 'option']),
  description: z.string(),
  options: z.array(z.string()),
});

export const publicQuizSchemas = {
  readPublicQuiz: {
    params: token,
    answer: z.object({
      class_name: z.string(),
      full_name: z.string(),
      expires_at: instant,
      tests: z.array(z.object({ id: z.number().int(), question_json: z.array(openField) })),
    }),
  },
  answerPublicQuiz: {
    params: token,
    body: z.object({
      answers: z
        .array(
          z.object({
            id: z.number().int().positive().max(2_147_483_647),
            answer_json: z.array(z.object({ fieldName: z.string().max(60), answer: z.string().max(20_000) })).max(200),
          }),
        )
        .min(1)
        .max(20),
    }),
    answer: z.object({ success: z.literal(true) }),
  },
};
