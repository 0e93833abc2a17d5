import { z } from 'zod';
import { newPassword } from './accounts.schemas.ts';
import { NO_ADDRESS, NO_NEW_PASSWORD } from './accounts-sentences.ts';
import { mailedToken, requiredEmail } from './scalars.schemas.ts';

const done = z.object({ success: z.literal(true) });

export const accountPasswordLinkSchemas = {
  requestPasswordLink: {
    body: z.object({ email: requiredEmail(NO_ADDRESS) }),
    answer: done,
  },
  readPasswordLink: {
    body: z.object({ token: mailedToken }),
    answer: z.object({
      success: z.literal(true),
      owner: z.object({ kind: z.enum(['admin', 'instructor', 'member']), name: z.string(), email: z.string() }),
    }),
  },
  setPasswordByLink: {
    body: z.object({ token: mailedToken, password: newPassword(NO_NEW_PASSWORD) }),
    answer: done,
  },
};
