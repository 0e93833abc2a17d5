import type { Instructor, UpcomingClass } from '@widya/contract/instructors';
import type { instructorSchemas } from '@widya/contract/instructors.schemas';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Caller, isInstructor } from '../../platform/auth/caller.ts';
import { hasSecondFactor } from '../../platform/auth/has-second-factor.ts';
import { instructors } from '../../platform/database/schema/accounts.ts';
import { classes, classInstructors } from '../../platform/database/schema/classes.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import { isUpcoming } from '../classes/class-facts.ts';
import { emailTakenFailure } from './rules.ts';

type InstructorQuery = z.output<(typeof instructorSchemas)['listInstructors']['query']>;

/** Columns of a response, without the password hash. */
const columns = {
  id: instructors.id,
  name: instructors.name,
  email: instructors.email,
  position: instructors.position,
  description: instructors.description,
  instructor_image_url: instructors.instructor_image_url,
  active: instructors.active,
  created_at: instructors.created_at,
  version: instructors.version,
};

/** An instructor in the shape that admins see, with email. */
export type InstructorWithEmail = Instructor & { readonly email: string };

type Row = Pick<typeof instructors.$inferSelect, keyof typeof columns>;

const listColumns = { ...columns, has_second_factor: hasSecondFactor('instructor') };

const SORT_ORDERS: Readonly<Record<InstructorQuery['sort'], SQL>> = {
  name: sql`lower(${instructors.name})`,
  '-name': sql`lower(${instructors.name}) desc`,
  created_at: asc(instructors.created_at),
  '-created_at': desc(instructors.created_at),
};

const textOrNull = (text: string): string | null => (text === '' ? null : text);

const present = (row: Row): InstructorWithEmail => ({
  ...row,
  position: textOrNull(row.position),
  description: textOrNull(row.description),
  has_second_factor: null,
  created_at: row.created_at.toISOString(),
});

/**
 * Searches one term. Only callers who may read emails search in them, or an email could be guessed letter by letter
 * (D138).
 */
function matchesTerm(term: string, mayReadEmails: boolean): SQL {
  const pattern = containsPattern(term);
  const byEmail = mayReadEmails ? sql` or ${instructors.email} ilike ${pattern}` : sql``;
  return sql`(${instructors.name} ilike ${pattern} or ${instructors.position} ilike ${pattern}${byEmail})`;
}

/** A page of instructors; emails only for admins with the menu key of instructors. Source: D138. */
export async function selectInstructors(
  tx: Tx,
  caller: Caller,
  query: InstructorQuery,
): Promise<{ rows: Instructor[]; total: number }> {
  const mayReadEmails = !isInstructor(caller) && caller.keys.has('instructor');
  const filter = and(
    query.active === undefined ? undefined : eq(instructors.active, query.active === '1' ? 1 : 0),
    ...searchTerms(query.q).map((term) => matchesTerm(term, mayReadEmails)),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select(listColumns)
    .from(instructors)
    .where(filter)
    .orderBy(SORT_ORDERS[query.sort], asc(instructors.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: count() }).from(instructors).where(filter);
  return {
    rows: rows.map(({ has_second_factor, ...row }) => ({
      ...present(row),
      email: mayReadEmails ? row.email : null,
      has_second_factor: caller.role === 'superadmin' ? has_second_factor : null,
    })),
    total: all?.total ?? 0,
  };
}

/** @throws ApiFailure 404. */
export async function selectOne(tx: Tx, id: number): Promise<InstructorWithEmail> {
  const [row] = await tx.select(columns).from(instructors).where(eq(instructors.id, id));
  if (row === undefined) throw notFound('Widyaiswara tidak ditemukan');
  return present(row);
}

/** Locks an instructor for a write and reads them. @throws ApiFailure 404. */
export async function lockOne(tx: Tx, id: number): Promise<InstructorWithEmail> {
  await tx.select({ id: instructors.id }).from(instructors).where(eq(instructors.id, id)).for('update');
  return selectOne(tx, id);
}

/** Whether the account with an email is deleted; null when there is none. */
async function isDeletedOwner(tx: Tx, email: string): Promise<boolean | null> {
  const [found] = await tx
    .select({ active: instructors.active })
    .from(instructors)
    .where(eq(sql`lower(${instructors.email})`, email.toLowerCase()));
  return found ? found.active === 0 : null;
}

/** Adds an instructor. @throws ApiFailure 409 DUPLICATE_ACCOUNT when the email is taken, ignoring case. */
export async function insertOne(tx: Tx, values: typeof instructors.$inferInsert): Promise<InstructorWithEmail> {
  const [row] = await tx.insert(instructors).values(values).onConflictDoNothing().returning(columns);
  if (row === undefined) throw emailTakenFailure((await isDeletedOwner(tx, values.email)) ?? false);
  return present(row);
}

export type InstructorFields = Partial<
  Pick<
    typeof instructors.$inferInsert,
    'email' | 'name' | 'position' | 'description' | 'instructor_image_url' | 'active'
  >
>;

/**
 * Writes fields of a locked instructor, increments the version and returns them.
 * @throws ApiFailure 409 DUPLICATE_ACCOUNT when the email belongs to another account.
 */
export async function writeOne(tx: Tx, id: number, fields: InstructorFields): Promise<InstructorWithEmail> {
  // Read first, because after a violated index the transaction accepts no more queries.
  const deleted = fields.email === undefined ? null : await isDeletedOwner(tx, fields.email);
  try {
    const [row] = await tx
      .update(instructors)
      .set({ ...fields, version: sql`${instructors.version} + 1`, updated_at: sql`now()` })
      .where(eq(instructors.id, id))
      .returning(columns);
    if (row === undefined) throw notFound('Widyaiswara tidak ditemukan');
    return present(row);
  } catch (error) {
    if (isUniqueViolation(error, 'instructors_email_key')) throw emailTakenFailure(deleted ?? false);
    throw error;
  }
}

/** The upcoming, visible classes of an instructor, the next one first. Source: D137. */
export function selectUpcomingClasses(tx: Tx, instructorId: number, now: Date): Promise<UpcomingClass[]> {
  return tx
    .select({ code: classes.code, name: classes.name })
    .from(classInstructors)
    .innerJoin(classes, eq(classes.id, classInstructors.class_id))
    .where(and(eq(classInstructors.instructor_id, instructorId), eq(classes.active, 1), isUpcoming(now)))
    .orderBy(sql`${classes.start_time} asc nulls last`, asc(classes.id));
}
