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

/** The registration of an order item; none once it was deleted. */
function seatOf(item: typeof orderItems.$inferSelect): Seat[] {
  if (item.participant_id !== null) return [{ of: CLASS_SEATS, id: item.participant_id }];
  if (item.member_course_id !== null) return [{ of: COURSE_SEATS, id: item.member_course_id }];
  return item.event_registration_id === null ? [] : [{ of: EVENT_SEATS, id: item.event_registration_id }];
}

/**
 * Locks the classes, courses and sessions of an order before the order itself: every change of seats takes these locks
 * first and in the same order, so that there are no deadlocks. Deleted ones are left out. Source: S27.
 */
export async function lockSeats(tx: Tx, orderRef: number): Promise<readonly Seat[]> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.order_ref, orderRef));
  const owned: (Seat & { readonly ownerId: number })[] = [];
  for (const seat of items.flatMap(seatOf)) owned.push({ ...seat, ownerId: await seat.of.ownerIdOf(tx, seat.id) });
  owned.sort((a, b) => a.of.kind.localeCompare(b.of.kind) || a.ownerId - b.ownerId);
  for (const { of, id, ownerId } of owned) await of.lock(tx, id, ownerId);
  return owned.map(({ of, id }) => ({ of, id }));
}

/** Assigns the seats that an order paid for. @returns why staff must review the order, otherwise null. */
export async function assignSeats(ctx: SeatContext, seats: readonly Seat[]): Promise<OrderException | null> {
  let exception: OrderException | null = seats.length === 0 ? 'PAID_AFTER_EXPIRY' : null;
  for (const { of, id } of seats) exception = (await of.pay(ctx, id)) ?? exception;
  return exception;
}

/**
 * Assigns seats on behalf of staff, also to rejected people; a full class refuses. @throws ApiFailure 409 QUOTA_FULL.
 */
export async function assignSeatsByStaff(ctx: SeatContext, seats: readonly Seat[]): Promise<void> {
  for (const { of, id } of seats) if ((await of.stateOf(ctx.tx, id))?.status !== 'ACCEPTED') await of.accept(ctx, id);
}

/** How an order ended: it expired, was cancelled, its accepted payment was voided, or the money was returned. */
export type SeatEnd = 'expire' | 'cancel' | 'void' | 'return';

/**
 * Frees the seats of an ended order for the waiting list. People accepted by staff keep their seats, and so do
 * registrations that were ordered again or paid by another order. Source: D108.
 */
export async function releaseSeats(
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
    // An accepted seat was paid by this order, even if it was ordered again meanwhile.
    if (state.status !== 'ACCEPTED' && (await isOrderedAgain(ctx.tx, orderRef, seat))) continue;
    if (end === 'expire') await of.expire(ctx, id);
    else await of.cancel(ctx, id, end === 'return' ? RETURNED : undefined);
  }
}

/** Statuses of a registration that each end of an order changes. */
const END_STATES: Readonly<Record<SeatEnd, readonly string[]>> = {
  expire: ['WAITING'],
  cancel: ['WAITING', 'PENDING'],
  void: ['WAITING', 'PENDING', 'ACCEPTED'],
  return: ['WAITING', 'PENDING', 'ACCEPTED'],
};

/** The value of `status_change_info` after a return of the money. */
const RETURNED = 'Dana dikembalikan';

/**
 * Subtracts the returned amount from the prices of an order's seats, so that only the rest counts as income.
 * Source: D107.
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

/** Whether there is a newer order for the same seat. */
async function isOrderedAgain(tx: Tx, orderRef: number, { of, id }: Seat): Promise<boolean> {
  const [newer] = await tx
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(of.orderItem, id), gt(orderItems.order_ref, orderRef)))
    .limit(1);
  return newer !== undefined;
}

/** Whether another order has already paid for one of the seats. */
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
