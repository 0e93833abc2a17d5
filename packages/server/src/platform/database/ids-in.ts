import { sql } from 'drizzle-orm';

/** A list of ids as one parameter, however long. */
export const idsIn = (ids: readonly number[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`;
