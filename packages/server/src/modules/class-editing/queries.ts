import { randomInt } from 'node:crypto';
import { CODE_PATTERN, isUsableCode } from '@widya/contract/codes';
import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../auth/caller.ts';
import { classes } from '../../database/schema/classes.ts';
import { registrations } from '../../database/schema/registrations.ts';
import { invalid, notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { classScope } from '../classes/list-filters.ts';
import { generateCode } from '../topics/rules.ts';

export type ClassColumns = typeof classes.$inferSelect;
type NewClass = typeof classes.$inferInsert;

/** Locks a class and answers all of its columns. @throws ApiFailure 404, also outside the caller's scope (S11). */
export async function lockWholeClass(tx: Tx, caller: Caller, code: string): Promise<ClassColumns> {
  const [row] = await tx
    .select()
    .from(classes)
    .where(and(sql`lower(${classes.code}) = lower(${code})`, classScope(caller)))
    .for('update', { of: classes });
  if (row === undefined) throw notFound('Kelas tidak ditemukan');
  return row;
}

/** Writes fields of a locked class and counts the version up. @returns the row as it is now. */
export async function writeColumns(tx: Tx, id: number, columns: Partial<NewClass>, now: Date): Promise<ClassColumns> {
  const [row] = await tx
    .update(classes)
    .set({ ...columns, version: sql`${classes.version} + 1`, updated_at: now })
    .where(eq(classes.id, id))
    .returning();
  if (row === undefined) throw notFound('Kelas tidak ditemukan');
  return row;
}

/** Accepted registrants of a locked class, counted live: a rule must not rest on a counter. */
export async function countAccepted(tx: Tx, classId: number): Promise<number> {
  const [row] = await tx
    .select({ accepted: sql<number>`count(*)::int` })
    .from(registrations)
    .where(and(eq(registrations.class_id, classId), eq(registrations.status, 'ACCEPTED')));
  return row?.accepted ?? 0;
}

const MAX_TRIES = 10;
const WRONG_CODE = 'Kode kelas terdiri dari 3 sampai 32 huruf, angka, garis bawah, atau tanda hubung';
const RESERVED_CODE = 'Kode kelas ini tidak dapat digunakan';

/** @throws ApiFailure 422 for a code of the wrong shape, or a word of the API's own paths. */
function assertClassCode(code: string): void {
  if (!CODE_PATTERN.test(code)) throw invalid({ code: WRONG_CODE });
  if (!isUsableCode(code)) throw invalid({ code: RESERVED_CODE });
}

/**
 * Adds a class under the code that was chosen, or a random one when it is empty.
 * @param pick source of randomness, replaced in tests to force collisions.
 * @throws ApiFailure 422 for a code that cannot be one; 409 when it is taken. Source: rule A-175, decision 33.
 */
export async function insertClassRow(
  tx: Tx,
  values: Omit<NewClass, 'code'>,
  wanted = '',
  pick: (below: number) => number = randomInt,
): Promise<ClassColumns> {
  if (wanted !== '') {
    assertClassCode(wanted);
    const [row] = await tx
      .insert(classes)
      .values({ ...values, code: wanted })
      .returning();
    if (row !== undefined) return row;
  }
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const code = generateCode(pick);
    const [row] = await tx
      .insert(classes)
      .values({ ...values, code })
      .onConflictDoNothing()
      .returning();
    if (row !== undefined) return row;
  }
  throw new Error('No free class code found');
}
