import { and, eq, sql } from 'drizzle-orm';
import { eventRegistrations } from '../../platform/database/schema/events.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { type EventSeats, freeSeatsOf, type RegistrationRow } from './event-people.ts';
import { promoteSession } from './promote-session.ts';

interface NewSeat {
  readonly seats: EventSeats;
  readonly memberId: number;
  /** An earlier registration that ended and is reused. */
  readonly before: RegistrationRow | undefined;
  readonly fields: Pick<RegistrationRow, 'full_name' | 'email' | 'phone_num'> & {
    readonly visitor_information: Readonly<Record<string, string>>;
  };
  readonly status: RegistrationRow['status'];
  /** After the voucher, in rupiah. */
  readonly price: number;
  readonly voucherId: number | null;
  readonly confirmBy: Date | null;
}

/** Locks and reads the existing registration of an address in a session; undefined when there is none. */
export async function earlierRegistration(
  tx: Tx,
  sessionId: number,
  email: string,
): Promise<RegistrationRow | undefined> {
  const [row] = await tx
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.session_id, sessionId), sql`lower(${eventRegistrations.email}) = lower(${email})`))
    .for('update');
  return row;
}

/**
 * Gives free seats of a locked session to its waiting list first, and returns how many remain for a new registration;
 * Infinity means unlimited.
 */
export async function seatsAfterWaitingList(ctx: SeatContext, seats: EventSeats): Promise<number> {
  const free = await freeSeatsOf(ctx.tx, seats.session);
  if (free < 1 || (await promoteSession(ctx, seats)) === 0) return free;
  return freeSeatsOf(ctx.tx, seats.session);
}

/**
 * Writes a registration made by a visitor, reusing the row of an earlier one that ended; the caller closes the unpaid
 * orders of that one.
 */
export async function writeSeat(tx: Tx, made: NewSeat, now: Date): Promise<RegistrationRow> {
  const { before, status } = made;
  const { full_name, email, phone_num, visitor_information } = made.fields;
  const values = {
    ...{ full_name, email, phone_num, visitor_information },
    status,
    price: made.price,
    member_id: made.memberId,
    voucher_id: made.voucherId,
    rejection_message: null,
    registered_at: now,
    accepted_at: status === 'ACCEPTED' ? now : null,
    rejected_at: null,
    checked_in_at: null,
    confirm_by: made.confirmBy,
  };
  const [row] = before
    ? await tx
        .update(eventRegistrations)
        .set({ ...values, version: before.version + 1 })
        .where(eq(eventRegistrations.id, before.id))
        .returning()
    : await tx
        .insert(eventRegistrations)
        .values({ ...values, session_id: made.seats.session.id })
        .returning();
  if (row === undefined) throw new Error('a registration was not written');
  return row;
}
