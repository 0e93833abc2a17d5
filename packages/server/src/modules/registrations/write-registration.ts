import type { RegistrationStatus } from '@widya/contract/registration-status';
import { and, eq, inArray } from 'drizzle-orm';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { closeOrders } from './orders.ts';
import { CLASS_PEOPLE } from './source.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

/** The values of a person that a registration stores. */
export interface RegisteredFields {
  readonly full_name: string;
  readonly email: string;
  readonly phone_num: string;
  readonly organization: string;
  readonly province: string;
  readonly city: string;
  readonly participant_note: string;
}

/** A registration that somebody makes for themselves in a class or a course. */
export interface SelfRegistration {
  readonly fields: Omit<RegisteredFields, 'participant_note'>;
  readonly status: RegistrationStatus;
  /** After the voucher, in rupiah. */
  readonly price: number;
  readonly voucherId: number | null;
  /** Until when an unproven address can be confirmed; null for a proven one. */
  readonly confirmBy: Date | null;
}

interface NewRegistration extends SelfRegistration {
  readonly classId: number;
  readonly memberId: number;
  /** An earlier registration that ended and is reused. */
  readonly before: RegistrationRow | undefined;
  readonly fields: RegisteredFields;
}

/** Locks and reads the existing registrations in a class, by member id. */
export async function earlierRegistrations(
  tx: Tx,
  classId: number,
  memberIds: readonly number[],
): Promise<Map<number, RegistrationRow>> {
  const rows = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.class_id, classId), inArray(registrations.member_id, [...memberIds])))
    .orderBy(registrations.id)
    .for('update');
  return new Map(rows.map((row) => [row.member_id, row]));
}

/** Locks and reads a person's existing registration in a class; undefined when there is none. */
export const earlierRegistration = async (
  tx: Tx,
  classId: number,
  memberId: number,
): Promise<RegistrationRow | undefined> => (await earlierRegistrations(tx, classId, [memberId])).get(memberId);

/** The column values of a new registration; they also overwrite an earlier registration that ended. */
export function selfRegistrationValues({ fields, status, price, voucherId, confirmBy }: SelfRegistration, now: Date) {
  const { full_name, email, phone_num, organization, province, city } = fields;
  return {
    ...{ full_name, email, phone_num, organization, province, city },
    status,
    status_change_info: '',
    invited: false,
    price,
    voucher_id: voucherId,
    source: 'Formulir pendaftaran',
    registered_at: now,
    accepted_at: status === 'ACCEPTED' ? now : null,
    confirmed_at: null,
    rejected_at: null,
    confirm_by: confirmBy,
    updated_at: now,
  };
}

const valuesOf = (made: NewRegistration, now: Date) => ({
  ...selfRegistrationValues(made, now),
  participant_note: made.fields.participant_note,
});

async function reuseRow(tx: Tx, before: RegistrationRow, made: NewRegistration, now: Date) {
  await closeOrders(tx, CLASS_PEOPLE, [before.id], 'cancel', now);
  return tx
    .update(registrations)
    .set({ ...valuesOf(made, now), version: before.version + 1 })
    .where(eq(registrations.id, before.id))
    .returning();
}

/**
 * Writes registrations made by participants, reusing rows of earlier ones that ended, whose unpaid orders are closed;
 * one per member and class. The caller holds the class lock.
 * @returns the rows in the given order.
 */
export async function writeRegistrations(
  tx: Tx,
  made: readonly NewRegistration[],
  now: Date,
): Promise<RegistrationRow[]> {
  const rows: RegistrationRow[] = [];
  for (const one of made) if (one.before) rows.push(...(await reuseRow(tx, one.before, one, now)));
  const fresh = made.filter(({ before }) => before === undefined);
  if (fresh.length > 0)
    rows.push(
      ...(await tx
        .insert(registrations)
        .values(
          fresh.map((one) => ({
            ...valuesOf(one, now),
            class_id: one.classId,
            member_id: one.memberId,
            created_at: now,
          })),
        )
        .returning()),
    );
  const byMember = new Map(rows.map((row) => [row.member_id, row]));
  return made.map(({ memberId }) => {
    const row = byMember.get(memberId);
    if (row === undefined) throw new Error('a registration was not written');
    return row;
  });
}

/** Writes one registration made by a participant. */
export async function writeRegistration(tx: Tx, made: NewRegistration, now: Date): Promise<RegistrationRow> {
  const [written] = await writeRegistrations(tx, [made], now);
  if (written === undefined) throw new Error('a registration was not written');
  return written;
}
