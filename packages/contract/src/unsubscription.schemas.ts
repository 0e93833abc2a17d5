import { z } from 'zod';

const params = z.object({ token: z.string().max(100) });

/** `email` is masked, `s***i@contoh.example`, because a link can be passed on. */
const answer = z.object({ success: z.literal(true), email: z.string() });

export const unsubscriptionSchemas = {
  readUnsubscription: { params, answer },
  unsubscribe: { params, answer },
};
