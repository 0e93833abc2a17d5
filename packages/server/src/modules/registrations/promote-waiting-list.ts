import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { countFreeSeats } from './count-free-seats.ts';
import { PROMOTABLE } from './open-seats.ts';
import { openOrders } from './orders.ts';
import { ownerOfClass, type SeatContext, type SeatOwner } from './owner.ts';
import type { OrderRow } from './present.ts';
import { promotionMails } from './promotion-mails.ts';
import { redeemAgain } from './vouchers.ts';

type Person = typeof registrations.$inferSelect;

/**
 * Promotes people from the waiting list of a class into free seats, in the order of registration: accepted when free of
 * charge, otherwise asked to pay; each gets one mail in the same transaction. Skips people whose address is not
 * confirmed. Locks the class itself and is idempotent, so any code that frees a seat may call it.
 * @returns how many were promoted; 0 for a class that gives out no seats (`takesPeople`). Source: A-241, D67, S28.
 */
export async function promoteWaitingList(ctx: SeatContext, classId: number): Promise<number> {
  const [row] = await ctx.tx.select().from(classes).where(eq(classes.id, classId)).for('update');
  if (row === undefined || !takesPeople(row, ctx.now)) return 0;
  return promoteInto(ctx, row, await countFreeSeats(ctx.tx, row));
}

/** Whether a class gives out seats: false for drafts, hidden classes and classes that are over. */
export const takesPeople = (row: typeof classes.$inferSelect, now: Date): boolean =>
  row.publish_status === 'OPEN' && row.active === 1 && (row.permanent || row.end_time === null || row.end_time > now);

/**
 * Promotes at most `limit` people, the earliest registration first; Infinity promotes all. The caller has locked the
 * class and checked that it has so many free seats. @returns how many were promoted.
 */
export async function promoteInto(ctx: SeatContext, row: typeof classes.$inferSelect, limit: number): Promise<number> {
  if (limit <= 0) return 0;
  const { tx, now } = ctx;
  const waiting = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.class_id, row.id), PROMOTABLE))
    .orderBy(asc(registrations.registered_at), asc(registrations.id))
    .limit(Number.isFinite(limit) ? limit : 2_147_483_647)
    .for('update');
  if (waiting.length === 0) return 0;
  const owner = ownerOfClass(row);
  const orders = await spendVouchers(ctx, owner, waiting);
  const ids = waiting.map(({ id }) => id);
  const promoted = await tx
    .update(registrations)
    .set({
      status: sql`case when ${registrations.price} = 0 then 'ACCEPTED' else 'WAITING' end`,
      accepted_at: sql`case when ${registrations.price} = 0 then ${now.toISOString()}::timestamptz end`,
      status_change_info: sql`case when ${registrations.price} = 0 then 'PENDING to ACCEPTED' else 'PENDING to WAITING' end`,
      updated_at: now,
      version: sql`${registrations.version} + 1`,
    })
    .where(and(inArray(registrations.id, ids), eq(registrations.status, 'PENDING')))
    .returning();
  const buyers = promoted.filter(({ id, status }) => status === 'WAITING' && !orders.has(id));
  if (row.online_payment) for (const [id, order] of await openOrders(tx, owner, buyers, now)) orders.set(id, order);
  await enqueueMails(tx, await promotionMails(ctx, row, promoted, orders), now);
  return promoted.length;
}

/**
 * Spends the vouchers of promoted people one after another. A voucher that is no longer valid gives no discount: the
 * person pays the full price.
 */
async function spendVouchers(ctx: SeatContext, owner: SeatOwner, waiting: readonly Person[]) {
  const orders = new Map<number, OrderRow>();
  for (const person of waiting) {
    if (person.voucher_id === null) continue;
    const redeemed = await redeemAgain(ctx.tx, person.voucher_id, owner.price);
    const price = owner.price - (redeemed?.discount ?? 0);
    const voucher_id = redeemed?.voucher.id ?? null;
    await ctx.tx.update(registrations).set({ price, voucher_id }).where(eq(registrations.id, person.id));
    if (redeemed === null) continue;
    const buyer = { id: person.id, member_id: person.member_id, price, redeemed };
    for (const [id, order] of await openOrders(ctx.tx, owner, [buyer], ctx.now)) orders.set(id, order);
  }
  return orders;
}
