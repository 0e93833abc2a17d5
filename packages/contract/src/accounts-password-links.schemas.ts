import { z } from 'zod';
import { newPassword } from './accounts.schemas.ts';
import { mailedToken, requiredEmail } from './scalars.schemas.ts';

const done = z.object({ success: z.literal(true) });

export const accountPasswordLinkSchemas = {
  requestPasswordLink: {
    body: z.object({ email: requiredEmail('Harap isi alamat surel') }),
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
    body: z.object({ token: mailedToken, password: newPassword('Harap isi kata sandi baru') }),
    answer: done,
  },
};
