import { sql } from 'drizzle-orm';

/** Passes a list of ids as one query parameter, whatever its length. */
export const idsIn = (ids: readonly number[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`;
