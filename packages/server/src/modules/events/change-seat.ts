import { eq, sql } from 'drizzle-orm';
import { eventRegistrations } from '../../platform/database/schema/events.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { closeOrders, isPaidOrder, newestOrders } from '../registrations/orders.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { type Decision, decide, type PaymentException, type SeatEvent } from '../registrations/states.ts';
import { EVENT_PEOPLE, freeSeatsOf, lockSeatsOf, type RegistrationRow } from './event-people.ts';
import { promoteSession } from './promote-session.ts';
import { registrationMails } from './registration-mails.ts';
import { presentRegistration } from './registrations.ts';

export interface SeatChange {
  readonly event: Extract<SeatEvent, 'accept' | 'reject' | 'cancel' | 'expire' | 'pay'>;
  /** The reason; mailed to the person when they are rejected. */
  readonly reason?: string | null;
  /** False sends no mail. */
  readonly mail: boolean;
}

export interface ChangedSeat {
  readonly before: RegistrationRow;
  readonly after: RegistrationRow;
  /** Why staff must review the payment, otherwise null. */
  readonly exception: PaymentException | null;
}

type Transition = Extract<Decision, { kind: 'change' }>;

/** How unpaid orders of a lost seat are closed. */
const ORDER_END_OF: Readonly<Partial<Record<SeatChange['event'], 'cancel' | 'expire'>>> = {
  reject: 'cancel',
  cancel: 'cancel',
  expire: 'expire',
};

/**
 * Changes a registration for a session by the same state machine as for classes, in the caller's transaction: writes
 * it, closes unpaid orders, mails the person and gives a freed seat to the waiting list. Takes the locks itself; they
 * may already be held.
 * @throws ApiFailure 404, 409 INVALID_TRANSITION or QUOTA_FULL with the registration as `current`.
 */
export async function changeSeat(ctx: SeatContext, id: number, change: SeatChange): Promise<ChangedSeat> {
  const { tx, now } = ctx;
  const seats = await lockSeatsOf(tx, id);
  const [before] = await tx.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)).for('update');
  if (before === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
  const orders = await newestOrders(tx, EVENT_PEOPLE, [id]);
  const decision = decide(change.event, {
    status: before.status,
    invited: false,
    price: before.price,
    freeSeats: await freeSeatsOf(tx, seats.session),
    paid: isPaidOrder(orders.get(id)),
    onlinePayment: seats.session.online_payment,
    override: false,
  });
  if (decision.kind === 'refuse')
    throw new ApiFailure(409, decision.code, decision.msg, { current: presentRegistration(before) });
  if (decision.kind !== 'change')
    return { before, after: before, exception: decision.kind === 'exception' ? decision.exception : null };
  const after = await writeTransition(ctx, before, decision, change.reason ?? null);
  const end = ORDER_END_OF[change.event];
  if (end !== undefined) await closeOrders(tx, EVENT_PEOPLE, [id], end, now);
  if (change.mail && decision.scenario !== null)
    await enqueueMails(tx, await registrationMails(ctx, seats, [after], orders), now);
  if (decision.seats === -1) await promoteSession(ctx, seats);
  return { before, after, exception: null };
}

/** The timestamps that belong to a new status. */
function timesOf({ status }: Transition, now: Date) {
  if (status === 'ACCEPTED') return { accepted_at: now, rejected_at: null };
  return { accepted_at: null, rejected_at: status === 'REJECTED' ? now : null };
}

async function writeTransition(
  { tx, now }: SeatContext,
  { id }: RegistrationRow,
  transition: Transition,
  reason: string | null,
) {
  const [after] = await tx
    .update(eventRegistrations)
    .set({
      status: transition.status,
      rejection_message: reason,
      confirm_by: null,
      ...(transition.status === 'ACCEPTED' ? {} : { checked_in_at: null }),
      ...(transition.status === 'REJECTED' ? { ticket_serial: sql`${eventRegistrations.ticket_serial} + 1` } : {}),
      ...timesOf(transition, now),
      version: sql`${eventRegistrations.version} + 1`,
    })
    .where(eq(eventRegistrations.id, id))
    .returning();
  if (after === undefined) throw notFound();
  return after;
}
