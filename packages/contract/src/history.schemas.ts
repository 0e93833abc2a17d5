import { z } from 'zod';
import { instant, listAnswer, pageQuery } from './scalars.schemas.ts';

/** An entry of the history of a class or a course. */
export const historyEntry = z.object({
  id: z.number().int(),
  /** Name of the person. */
  name: z.string(),
  code: z.string(),
  /** Label of the activity, as in the log. */
  activity: z.string(),
  /** Labels of the changed fields. */
  fields: z.array(z.string()),
  created_at: instant,
});

/** A page of a history, newest first. */
export const historyPage = { query: pageQuery.omit({ q: true }), answer: listAnswer(historyEntry) };
