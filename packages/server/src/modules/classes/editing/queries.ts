import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../../platform/auth/caller.ts';
import { classScope } from '../../../platform/auth/instructor-scope.ts';
import { classes } from '../../../platform/database/schema/classes.ts';
import { registrations } from '../../../platform/database/schema/registrations.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { insertUnderCode } from '../../../platform/records/free-code.ts';

export type ClassColumns = typeof classes.$inferSelect;
type NewClass = typeof classes.$inferInsert;

/** Locks a class and reads all of its columns. @throws ApiFailure 404, also outside the caller's scope (S11). */
export async function lockWholeClass(tx: Tx, caller: Caller, code: string): Promise<ClassColumns> {
  const [row] = await tx
    .select()
    .from(classes)
    .where(and(sql`lower(${classes.code}) = lower(${code})`, classScope(caller)))
    .for('update', { of: classes });
  if (row === undefined) throw notFound('Kelas tidak ditemukan');
  return row;
}

/** Writes fields of a locked class and increments its version. @returns the new row. */
export async function writeColumns(tx: Tx, id: number, columns: Partial<NewClass>, now: Date): Promise<ClassColumns> {
  const [row] = await tx
    .update(classes)
    .set({ ...columns, version: sql`${classes.version} + 1`, updated_at: now })
    .where(eq(classes.id, id))
    .returning();
  if (row === undefined) throw notFound('Kelas tidak ditemukan');
  return row;
}

/** Counts the accepted registrations of a locked class; rules do not rely on counters. */
export async function countAccepted(tx: Tx, classId: number): Promise<number> {
  const [row] = await tx
    .select({ accepted: sql<number>`count(*)::int` })
    .from(registrations)
    .where(and(eq(registrations.class_id, classId), eq(registrations.status, 'ACCEPTED')));
  return row?.accepted ?? 0;
}

/**
 * Inserts a class with the given code, or with a random one when it is empty.
 * @param pick source of randomness, replaced in tests to force collisions.
 * @throws ApiFailure 422 for an invalid code; 409 when it is taken. Source: A-175, D33.
 */
export const insertClassRow = (
  tx: Tx,
  values: Omit<NewClass, 'code'>,
  wanted = '',
  pick?: (below: number) => number,
): Promise<ClassColumns> => {
  const add = (code: string) => tx.insert(classes).values({ ...values, code });
  return insertUnderCode({
    wanted,
    field: 'code',
    insert: async (code) => (await add(code).returning())[0],
    tryInsert: async (code) => (await add(code).onConflictDoNothing().returning())[0],
    pick,
  });
};
