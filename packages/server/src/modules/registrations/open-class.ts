import { type RegistrationState, registrationState } from '@widya/contract/registration-state';
import { eq, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { periodOf } from './registration-period.ts';

type ClassRow = typeof classes.$inferSelect;

/** Why a class accepts no registrations, as shown to people. */
const CLOSED_TEXTS: Readonly<Partial<Record<RegistrationState, string>>> = {
  OVER: 'Kelas ini sudah selesai',
  NOT_YET: 'Pendaftaran kelas ini belum dibuka',
  CLOSED: 'Pendaftaran kelas ini sudah ditutup',
};

const selectClass = (tx: Tx, code: string) =>
  tx
    .select()
    .from(classes)
    .where(eq(sql`lower(${classes.code})`, code.toLowerCase()));

/** @throws ApiFailure 404 for drafts and hidden classes. */
function requirePublic(row: ClassRow | undefined): ClassRow {
  if (row === undefined || row.active === 0 || row.publish_status === 'DRAFT') throw notFound('Kelas tidak ditemukan');
  return row;
}

/** Reads a class of the public site without locking it. @throws ApiFailure 404 for drafts and hidden classes. */
export const findPublicClass = async (tx: Tx, code: string): Promise<ClassRow> =>
  requirePublic((await selectClass(tx, code))[0]);

/**
 * Locks a class of the public site. @throws ApiFailure 404 for drafts and hidden classes, 409 when it accepts no
 * registrations.
 */
export async function lockOpenClass(tx: Tx, code: string, now: Date): Promise<ClassRow> {
  const [row] = await selectClass(tx, code).for('update');
  const found = requirePublic(row);
  const reason = CLOSED_TEXTS[registrationState({ ...periodOf(found), seatsLeft: null }, now.getTime())];
  if (reason !== undefined) throw new ApiFailure(409, 'INVALID_TRANSITION', reason);
  return found;
}
