import { z } from 'zod';
import { instant } from './scalars.schemas.ts';

/** A line of the history of a class or a course. */
export const historyEntry = z.object({
  id: z.number().int(),
  /** Who. */
  name: z.string(),
  code: z.string(),
  /** What, as the log says it. */
  activity: z.string(),
  /** Names of the fields that were changed. */
  fields: z.array(z.string()),
  created_at: instant,
});
