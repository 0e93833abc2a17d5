import { z } from 'zod';
import { signInAnswer } from './accounts.schemas.ts';

/** Longer is no address of a browser. */
const LONGEST = 8_000;

export const accountSingleSignOnSchemas = {
  beginSingleSignOn: {
    answer: z.object({
      success: z.literal(true),
      /** Where the browser goes now. */
      address: z.string(),
      /** Stays in the tab and finishes the sign-in together with what the provider answers. */
      secret: z.string(),
    }),
  },
  finishSingleSignOn: {
    body: z.object({
      secret: z.string().min(1).max(LONGEST),
      /** Query of the address that the provider led back to, such as `?code=…&state=…`. */
      query: z.string().min(1).max(LONGEST),
    }),
    answer: signInAnswer,
  },
};
