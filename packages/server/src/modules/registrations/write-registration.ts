import type { RegistrationStatus } from '@widya/contract/registration-status';
import { and, eq } from 'drizzle-orm';
import { registrations } from '../../database/schema/registrations.ts';
import type { Tx } from '../../http/transaction.ts';
import { CLASS_PEOPLE } from '../participants/source.ts';
import { closeOrders } from './orders.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

/** What a person says of themselves, as a registration keeps it. */
export interface RegisteredFields {
  readonly full_name: string;
  readonly email: string;
  readonly phone_num: string;
  readonly organization: string;
  readonly province: string;
  readonly city: string;
  readonly participant_note: string;
}

interface NewRegistration {
  readonly classId: number;
  readonly memberId: number;
  /** An earlier try that ended, which is taken up again. */
  readonly before: RegistrationRow | undefined;
  readonly fields: RegisteredFields;
  readonly status: RegistrationStatus;
  /** To pay, after the voucher. */
  readonly price: number;
  readonly voucherId: number | null;
  readonly confirmBy: Date | null;
}

/** Locks what a person has in a class already. */
export async function formerTry(tx: Tx, classId: number, memberId: number): Promise<RegistrationRow | undefined> {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.class_id, classId), eq(registrations.member_id, memberId)))
    .for('update');
  return row;
}

/** Writes a registration that somebody makes themselves, over an earlier try that ended. */
export async function writeRegistration(tx: Tx, made: NewRegistration, now: Date): Promise<RegistrationRow> {
  const { before, status } = made;
  const { full_name, email, phone_num, organization, province, city, participant_note } = made.fields;
  const values = {
    ...{ full_name, email, phone_num, organization, province, city, participant_note },
    status,
    status_change_info: '',
    invited: false,
    price: made.price,
    voucher_id: made.voucherId,
    source: 'Formulir pendaftaran',
    registered_at: now,
    accepted_at: status === 'ACCEPTED' ? now : null,
    confirmed_at: null,
    rejected_at: null,
    confirm_by: made.confirmBy,
    updated_at: now,
  };
  if (before) await closeOrders(tx, CLASS_PEOPLE, [before.id], 'cancel', now);
  const [written] = before
    ? await tx
        .update(registrations)
        .set({ ...values, version: before.version + 1 })
        .where(eq(registrations.id, before.id))
        .returning()
    : await tx
        .insert(registrations)
        .values({ ...values, class_id: made.classId, member_id: made.memberId, created_at: now })
        .returning();
  if (written === undefined) throw new Error('a registration was not written');
  return written;
}
