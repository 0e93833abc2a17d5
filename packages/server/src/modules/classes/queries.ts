import type { ClassRecord, ClassRow } from '@widya/contract/classes';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { topics } from '../../platform/database/schema/topics.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { classRecordColumns, classRowColumns } from './class-columns.ts';
import { presentClassRecord, presentClassRow } from './present.ts';

const CLASS_NOT_FOUND = 'Kelas tidak ditemukan';

const byCode = (code: string): SQL => sql`lower(${classes.code}) = lower(${code})`;

/**
 * Locks a class for a write; returns its id and the facts that state changes need.
 * @throws ApiFailure 404, also when the class is outside the caller's scope (S11).
 */
export async function lockClass(tx: Tx, caller: Caller, code: string) {
  const [row] = await tx
    .select({
      id: classes.id,
      code: classes.code,
      name: classes.name,
      active: classes.active,
      published_at: classes.published_at,
      note: classes.note,
      updated_at: classes.updated_at,
    })
    .from(classes)
    .where(and(byCode(code), classScope(caller)))
    .for('update', { of: classes });
  if (row === undefined) throw notFound(CLASS_NOT_FOUND);
  return row;
}

/** Reads the whole record of a class that the caller may see. @throws ApiFailure 404 otherwise. */
export async function selectClassRecord(tx: Tx, caller: Caller, code: string, now: Date): Promise<ClassRecord> {
  const [row] = await tx
    .select(classRecordColumns)
    .from(classes)
    .innerJoin(classCounters, eq(classCounters.class_id, classes.id))
    .innerJoin(topics, eq(topics.code, classes.topic_code))
    .where(and(byCode(code), classScope(caller)));
  if (row === undefined) throw notFound(CLASS_NOT_FOUND);
  return presentClassRecord(row, now);
}

/** Reads a class in the shape of the list, for the response of a write. */
export async function selectClassRow(tx: Tx, id: number, now: Date): Promise<ClassRow> {
  const [row] = await tx
    .select(classRowColumns)
    .from(classes)
    .innerJoin(classCounters, eq(classCounters.class_id, classes.id))
    .innerJoin(topics, eq(topics.code, classes.topic_code))
    .where(eq(classes.id, id));
  if (row === undefined) throw notFound(CLASS_NOT_FOUND);
  return presentClassRow(row, now);
}

/** Writes fields of a locked class and increments its version. */
export async function writeClass(
  tx: Tx,
  id: number,
  fields: Partial<Pick<typeof classes.$inferInsert, 'active' | 'publish_status' | 'note'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(classes)
    .set({ ...fields, version: sql`${classes.version} + 1`, updated_at: now })
    .where(eq(classes.id, id));
}

/** Writes one price to several locked classes. Registrations and orders have their own price and keep it (D46). */
export async function writePrices(tx: Tx, ids: readonly number[], price: number, now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(classes)
    .set({ price, version: sql`${classes.version} + 1`, updated_at: now })
    .where(inArray(classes.id, [...ids]));
}

export interface RegistrantCounts {
  readonly accepted: number;
  readonly waiting: number;
  readonly pending: number;
}

/** Counts the registrations of a locked class; deletion does not rely on counters. */
export async function countRegistrants(tx: Tx, classId: number): Promise<RegistrantCounts> {
  const of = (status: string) => sql<number>`(count(*) filter (where ${registrations.status} = ${status}))::int`;
  const [row] = await tx
    .select({ accepted: of('ACCEPTED'), waiting: of('WAITING'), pending: of('PENDING') })
    .from(registrations)
    .where(eq(registrations.class_id, classId));
  return row ?? { accepted: 0, waiting: 0, pending: 0 };
}

/**
 * Deletes a class permanently; the caller removes its files. Orders and certificates stay; foreign keys set their
 * references to null (D41).
 */
export async function eraseClass(tx: Tx, id: number): Promise<void> {
  await tx.delete(classes).where(eq(classes.id, id));
}
