import type { OrderException } from '@widya/contract/order-status';
import { and, eq, gt, sql } from 'drizzle-orm';
import { orderItems, orders } from '../../database/schema/orders.ts';
import type { Tx } from '../../http/transaction.ts';
import { OUTCOMES } from '../orders/order-state.ts';
import { ownerIdOf } from '../participants/queries.ts';
import { CLASS_PEOPLE, COURSE_PEOPLE, type ParticipantSource } from '../participants/source.ts';
import {
  acceptRegistration,
  cancelRegistration,
  expireRegistration,
  payRegistration,
} from '../registrations/change-one.ts';
import { lockOwner, type SeatContext } from '../registrations/owner.ts';

/** A registration that an order pays for. */
export interface Seat {
  readonly source: ParticipantSource;
  readonly id: number;
}

/**
 * Locks the classes and courses that an order pays for, before the order itself: every path into a seat takes that lock first, and always
 * in the same order, so that no two of them wait for each other. What was deleted meanwhile is left out. Source: S27.
 */
export async function lockSeats(tx: Tx, orderRef: number): Promise<readonly Seat[]> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.order_ref, orderRef));
  const owned: (Seat & { readonly ownerId: number })[] = [];
  for (const { participant_id, member_course_id } of items) {
    const source = participant_id === null ? COURSE_PEOPLE : CLASS_PEOPLE;
    const id = participant_id ?? member_course_id;
    if (id !== null) owned.push({ source, id, ownerId: await ownerIdOf(tx, source, id) });
  }
  owned.sort((a, b) => a.source.kind.localeCompare(b.source.kind) || a.ownerId - b.ownerId);
  for (const { source, ownerId } of owned) await lockOwner(tx, source, ownerId);
  return owned.map(({ source, id }) => ({ source, id }));
}

/** Gives the seats that an order paid for. @returns why somebody must look at it; null when all is well. */
export async function giveSeats(ctx: SeatContext, seats: readonly Seat[]): Promise<OrderException | null> {
  let exception: OrderException | null = seats.length === 0 ? 'PAID_AFTER_EXPIRY' : null;
  for (const { source, id } of seats) exception = (await payRegistration(ctx, source, id)).exception ?? exception;
  return exception;
}

const stateOf = async (
  tx: Tx,
  { source, id }: Seat,
): Promise<{ readonly status: string; readonly invited: boolean }> => {
  const p = source.people;
  const [row] = await tx.select({ status: p.status, invited: p.invited }).from(p).where(eq(p.id, id));
  return row ?? { status: '', invited: false };
};

/** Gives seats because staff say so: who was turned down gets one too, a full class has none. @throws ApiFailure 409 QUOTA_FULL. */
export async function giveSeatsByStaff(ctx: SeatContext, seats: readonly Seat[]): Promise<void> {
  for (const seat of seats)
    if ((await stateOf(ctx.tx, seat)).status !== 'ACCEPTED')
      await acceptRegistration(ctx, seat.source, seat.id, { mail: true });
}

/** How an order ended: its time was up, it was called off, a payment that counted was taken back, or the money was returned. */
export type SeatEnd = 'expire' | 'cancel' | 'void' | 'return';

/**
 * Takes the seats of an order that ended, and gives them to the queue. Left alone are people whom staff accepted by hand, and seats that
 * were ordered again or paid by another order. Source: decision 108.
 */
export async function freeSeats(
  ctx: SeatContext,
  orderRef: number,
  seats: readonly Seat[],
  end: SeatEnd,
): Promise<void> {
  for (const seat of seats) {
    const { source, id } = seat;
    if (await isPaidTwice(ctx.tx, orderRef, [seat])) continue;
    const { status, invited } = await stateOf(ctx.tx, seat);
    if (invited || !END_STATES[end].includes(status)) continue;
    // Nobody else paid for an accepted seat, also where it was ordered again meanwhile.
    if (status !== 'ACCEPTED' && (await isOrderedAgain(ctx.tx, orderRef, seat))) continue;
    if (end === 'expire') await expireRegistration(ctx, source, id);
    else await cancelRegistration(ctx, source, id, end === 'return' ? RETURNED : undefined);
  }
}

/** States that an order's end can end. */
const END_STATES: Readonly<Record<SeatEnd, readonly string[]>> = {
  expire: ['WAITING'],
  cancel: ['WAITING', 'PENDING'],
  void: ['WAITING', 'PENDING', 'ACCEPTED'],
  return: ['WAITING', 'PENDING', 'ACCEPTED'],
};

/** What the change of a registration says whose money was returned. */
const RETURNED = 'Dana dikembalikan';

/** Takes what went back off the prices of the seats that an order paid for, so that only the rest counts as income. Decision 107. */
export async function lowerPrices(
  { tx, now }: SeatContext,
  orderRef: number,
  seats: readonly Seat[],
  returned: number,
): Promise<void> {
  let rest = returned;
  for (const seat of seats) {
    const { people: p } = seat.source;
    const [row] = await tx.select({ price: p.price }).from(p).where(eq(p.id, seat.id)).for('update');
    if (row === undefined || rest <= 0 || (await isOrderedAgain(tx, orderRef, seat))) continue;
    const part = Math.min(rest, row.price);
    rest -= part;
    await tx
      .update(p)
      .set({ price: row.price - part, updated_at: now, version: sql`${p.version} + 1` })
      .where(eq(p.id, seat.id));
  }
}

/** Whether whoever holds a seat has ordered it again since. */
async function isOrderedAgain(tx: Tx, orderRef: number, { source, id }: Seat): Promise<boolean> {
  const [newer] = await tx
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(source.orderItem, id), gt(orderItems.order_ref, orderRef)))
    .limit(1);
  return newer !== undefined;
}

/** Whether another order paid for one of the seats before. */
export async function isPaidTwice(tx: Tx, orderRef: number, seats: readonly Seat[]): Promise<boolean> {
  for (const { source, id } of seats) {
    const { rows } = await tx.execute<{ twice: boolean }>(sql`
      select exists (
        select 1 from ${orderItems} join ${orders} on ${orders.id} = ${orderItems.order_ref}
        where ${source.orderItem} = ${id} and ${orders.id} <> ${orderRef} and ${OUTCOMES.accepted}
      ) as twice`);
    if (rows[0]?.twice) return true;
  }
  return false;
}
