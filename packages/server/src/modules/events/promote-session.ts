import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { eventRegistrations } from '../../platform/database/schema/events.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { openOrders } from '../registrations/orders.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { OrderRow } from '../registrations/present.ts';
import { redeemAgain } from '../registrations/vouchers.ts';
import {
  EVENT_PEOPLE,
  type EventSeats,
  freeSeatsOf,
  lockSessions,
  PROMOTABLE,
  type RegistrationRow,
  seatName,
} from './event-people.ts';
import { registrationMails } from './registration-mails.ts';

/** Whether a session gives out seats: false in drafts and hidden events, and once the session is over. */
const takesPeople = ({ event, session }: EventSeats, now: Date): boolean =>
  event.active === 1 && event.publish_status === 'OPEN' && (session.end_time === null || session.end_time > now);

/**
 * Promotes people from the waiting list of a locked session into free seats, in the order of registration: accepted
 * when free of charge, otherwise asked to pay; each gets one mail. Skips people whose address is not confirmed.
 * Idempotent.
 * @returns how many were promoted.
 */
export async function promoteSession(ctx: SeatContext, seats: EventSeats): Promise<number> {
  const { tx, now } = ctx;
  if (!takesPeople(seats, now)) return 0;
  const free = await freeSeatsOf(tx, seats.session);
  const waiting = free < 1 ? [] : await firstOfWaitingList(ctx, seats, free);
  if (waiting.length === 0) return 0;
  const orders = await spendVouchers(ctx, seats, waiting);
  const promoted = await tx
    .update(eventRegistrations)
    .set({
      status: sql`case when ${eventRegistrations.price} = 0 then 'ACCEPTED' else 'WAITING' end`,
      accepted_at: sql`case when ${eventRegistrations.price} = 0 then ${now.toISOString()}::timestamptz end`,
      version: sql`${eventRegistrations.version} + 1`,
    })
    .where(
      inArray(
        eventRegistrations.id,
        waiting.map(({ id }) => id),
      ),
    )
    .returning();
  const buyers = promoted.filter(({ id, status }) => status === 'WAITING' && !orders.has(id)).flatMap(asBuyer);
  if (seats.session.online_payment)
    for (const [id, order] of await openOrders(tx, soldBy(seats), buyers, now)) orders.set(id, order);
  await enqueueMails(tx, await registrationMails(ctx, seats, promoted, orders), now);
  return promoted.length;
}

/** Locks a session, whose quota the caller has just changed, and promotes people from its waiting list. */
export async function promoteSessionById(ctx: SeatContext, eventId: number, sessionId: number): Promise<void> {
  const [seats] = await lockSessions(ctx.tx, eventId, [sessionId]);
  if (seats !== undefined) await promoteSession(ctx, seats);
}

/** What an order sells for a session. */
export const soldBy = (seats: EventSeats) => ({ name: seatName(seats), source: EVENT_PEOPLE });

/** Registrations older than participants' accounts are paid in cash, because an order needs an account. */
const asBuyer = ({ id, member_id, price }: RegistrationRow) => (member_id === null ? [] : [{ id, member_id, price }]);

const firstOfWaitingList = ({ tx }: SeatContext, { session }: EventSeats, limit: number): Promise<RegistrationRow[]> =>
  tx
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.session_id, session.id), PROMOTABLE))
    .orderBy(asc(eventRegistrations.registered_at), asc(eventRegistrations.id))
    .limit(Number.isFinite(limit) ? limit : 2_147_483_647)
    .for('update');

/** Spends the vouchers of promoted people; a voucher that is no longer valid gives no discount. */
async function spendVouchers({ tx, now }: SeatContext, seats: EventSeats, waiting: readonly RegistrationRow[]) {
  const orders = new Map<number, OrderRow>();
  for (const { id, member_id, voucher_id } of waiting) {
    if (voucher_id === null || member_id === null) continue;
    const redeemed = await redeemAgain(tx, voucher_id, seats.session.price);
    const price = seats.session.price - (redeemed?.discount ?? 0);
    const terms = { price, voucher_id: redeemed?.voucher.id ?? null };
    await tx.update(eventRegistrations).set(terms).where(eq(eventRegistrations.id, id));
    if (redeemed === null) continue;
    for (const [of, order] of await openOrders(tx, soldBy(seats), [{ id, member_id, price, redeemed }], now))
      orders.set(of, order);
  }
  return orders;
}
