import { z } from 'zod';

/** A field that people do not see: robots fill it in, and what they send is answered like any form and kept nowhere. */
export const honeypot = { situs_web: z.string().max(500).optional() };
