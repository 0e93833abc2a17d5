import type { Instructor } from '@widya/contract/instructors';
import type { instructorSchemas } from '@widya/contract/instructors.schemas';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Caller, isInstructor } from '../../auth/caller.ts';
import { instructors } from '../../database/schema/accounts.ts';
import { rowWindow } from '../../http/listing.ts';
import type { Tx } from '../../http/transaction.ts';
import { containsPattern, searchTerms } from '../search-terms.ts';

type InstructorQuery = z.output<(typeof instructorSchemas)['listInstructors']['query']>;

const orders: Readonly<Record<InstructorQuery['sort'], SQL>> = {
  name: sql`lower(${instructors.name})`,
  '-name': sql`lower(${instructors.name}) desc`,
  created_at: asc(instructors.created_at),
  '-created_at': desc(instructors.created_at),
};

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** One search term. Only who may know an email may search by it, or it could be guessed letter by letter (decision 138). */
function matchesTerm(term: string, knowsEmails: boolean): SQL {
  const pattern = containsPattern(term);
  const byEmail = knowsEmails ? sql` or ${instructors.email} ilike ${pattern}` : sql``;
  return sql`(${instructors.name} ilike ${pattern} or ${instructors.position} ilike ${pattern}${byEmail})`;
}

/** A page of instructors; emails are for admins only. Source: specification 3 §7, decision 138. */
export async function selectInstructors(
  tx: Tx,
  caller: Caller,
  query: InstructorQuery,
): Promise<{ rows: Instructor[]; total: number }> {
  const knowsEmails = !isInstructor(caller);
  const found = and(
    query.active === undefined ? undefined : eq(instructors.active, query.active === '1' ? 1 : 0),
    ...searchTerms(query.q).map((term) => matchesTerm(term, knowsEmails)),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(instructors)
    .where(found)
    .orderBy(orders[query.sort], asc(instructors.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: count() }).from(instructors).where(found);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: knowsEmails ? row.email : null,
      position: textOrNull(row.position),
      description: textOrNull(row.description),
      instructor_image_url: row.instructor_image_url,
      active: row.active,
      created_at: row.created_at.toISOString(),
      version: row.version,
    })),
    total: all?.total ?? 0,
  };
}
