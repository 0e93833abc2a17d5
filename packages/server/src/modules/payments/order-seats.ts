import type { OrderException } from '@widya/contract/order-status';
import { and, eq, gt, sql } from 'drizzle-orm';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { EVENT_SEATS } from '../events/event-seats.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { CLASS_SEATS, COURSE_SEATS, type SeatKind } from '../registrations/seat-kinds.ts';
import { OUTCOMES } from './order-state.ts';

/** A registration that an order pays for. */
export interface Seat {
  readonly of: SeatKind;
  readonly id: number;
}

/** The seat that a line of an order names; none once its registration was deleted. */
function seatOf(item: typeof orderItems.$inferSelect): Seat[] {
  if (item.participant_id !== null) return [{ of: CLASS_SEATS, id: item.participant_id }];
  if (item.member_course_id !== null) return [{ of: COURSE_SEATS, id: item.member_course_id }];
  return item.event_registration_id === null ? [] : [{ of: EVENT_SEATS, id: item.event_registration_id }];
}

/**
 * Locks the classes, courses and sessions that an order pays for, before the order itself: every path into a seat takes that lock first,
 * and always in the same order, so that no two of them wait for each other. What was deleted meanwhile is left out. Source: S27.
 */
export async function lockSeats(tx: Tx, orderRef: number): Promise<readonly Seat[]> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.order_ref, orderRef));
  const owned: (Seat & { readonly ownerId: number })[] = [];
  for (const seat of items.flatMap(seatOf)) owned.push({ ...seat, ownerId: await seat.of.ownerIdOf(tx, seat.id) });
  owned.sort((a, b) => a.of.kind.localeCompare(b.of.kind) || a.ownerId - b.ownerId);
  for (const { of, id, ownerId } of owned) await of.lock(tx, id, ownerId);
  return owned.map(({ of, id }) => ({ of, id }));
}

/** Gives the seats that an order paid for. @returns why somebody must look at it; null when all is well. */
export async function giveSeats(ctx: SeatContext, seats: readonly Seat[]): Promise<OrderException | null> {
  let exception: OrderException | null = seats.length === 0 ? 'PAID_AFTER_EXPIRY' : null;
  for (const { of, id } of seats) exception = (await of.pay(ctx, id)) ?? exception;
  return exception;
}

/** Gives seats because staff say so: who was turned down gets one too, a full class has none. @throws ApiFailure 409 QUOTA_FULL. */
export async function giveSeatsByStaff(ctx: SeatContext, seats: readonly Seat[]): Promise<void> {
  for (const { of, id } of seats) if ((await of.stateOf(ctx.tx, id))?.status !== 'ACCEPTED') await of.accept(ctx, id);
}

/** How an order ended: its time was up, it was called off, a payment that counted was taken back, or the money was returned. */
export type SeatEnd = 'expire' | 'cancel' | 'void' | 'return';

/**
 * Takes the seats of an order that ended, and gives them to the queue. Left alone are people whom staff accepted by
 * hand, and seats that were ordered again or paid by another order. Source: D108.
 */
export async function freeSeats(
  ctx: SeatContext,
  orderRef: number,
  seats: readonly Seat[],
  end: SeatEnd,
): Promise<void> {
  for (const seat of seats) {
    const { of, id } = seat;
    if (await isPaidTwice(ctx.tx, orderRef, [seat])) continue;
    const state = await of.stateOf(ctx.tx, id);
    if (state === undefined || state.invited || !END_STATES[end].includes(state.status)) continue;
    // Nobody else paid for an accepted seat, also where it was ordered again meanwhile.
    if (state.status !== 'ACCEPTED' && (await isOrderedAgain(ctx.tx, orderRef, seat))) continue;
    if (end === 'expire') await of.expire(ctx, id);
    else await of.cancel(ctx, id, end === 'return' ? RETURNED : undefined);
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

/**
 * Takes what went back off the prices of the seats that an order paid for, so that only the rest counts as income.
 * D107.
 */
export async function lowerPrices(
  ctx: SeatContext,
  orderRef: number,
  seats: readonly Seat[],
  returned: number,
): Promise<void> {
  let rest = returned;
  for (const seat of seats) {
    const state = await seat.of.stateOf(ctx.tx, seat.id);
    if (state === undefined || rest <= 0 || (await isOrderedAgain(ctx.tx, orderRef, seat))) continue;
    const part = Math.min(rest, state.price);
    rest -= part;
    await seat.of.setPrice(ctx, seat.id, state.price - part);
  }
}

/** Whether whoever holds a seat has ordered it again since. */
async function isOrderedAgain(tx: Tx, orderRef: number, { of, id }: Seat): Promise<boolean> {
  const [newer] = await tx
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(of.orderItem, id), gt(orderItems.order_ref, orderRef)))
    .limit(1);
  return newer !== undefined;
}

/** Whether another order paid for one of the seats before. */
export async function isPaidTwice(tx: Tx, orderRef: number, seats: readonly Seat[]): Promise<boolean> {
  for (const { of, id } of seats) {
    const { rows } = await tx.execute<{ twice: boolean }>(sql`
      select exists (
        select 1 from ${orderItems} join ${orders} on ${orders.id} = ${orderItems.order_ref}
        where ${of.orderItem} = ${id} and ${orders.id} <> ${orderRef} and ${OUTCOMES.accepted}
      ) as twice`);
    if (rows[0]?.twice) return true;
  }
  return false;
}
