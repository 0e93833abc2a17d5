import { z } from 'zod';
import { affectedAnswer, instant } from './scalars.schemas.ts';

const openSession = z
  .object({
    id: z.number().int(),
    /** Browser and device as text: 'Chrome di Windows'. */
    device: z.string(),
    ip: z.string().nullable(),
    signed_in_at: instant,
    /** Accurate to five minutes. */
    last_used_at: instant,
    /** Whether it is the session that makes this call. */
    current: z.boolean(),
  })
  .meta({ id: 'OpenSession' });

export const accountSessionSchemas = {
  listOwnSessions: { answer: z.array(openSession) },
  endOwnSession: {
    params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    answer: affectedAnswer,
  },
  endOtherSessions: { answer: affectedAnswer },
};
