import { z } from 'zod';
import { signInAnswer } from './accounts.schemas.ts';

/** Longest address accepted; browsers send none that are longer. */
const LONGEST = 8_000;

export const accountSingleSignOnSchemas = {
  beginSingleSignOn: {
    answer: z.object({
      success: z.literal(true),
      /** Where the browser is sent next. */
      address: z.string(),
      /** Stored by the tab; completes the sign-in together with the provider's answer. */
      secret: z.string(),
    }),
  },
  finishSingleSignOn: {
    body: z.object({
      secret: z.string().min(1).max(LONGEST),
      /** Query with which the provider redirected back, such as `?code=…&state=…`. */
      query: z.string().min(1).max(LONGEST),
    }),
    answer: signInAnswer,
  },
};
