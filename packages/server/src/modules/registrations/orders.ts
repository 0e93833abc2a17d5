import { randomInt } from 'node:crypto';
import { CODE_ALPHABET } from '@widya/contract/codes';
import { isPaid } from '@widya/contract/order-status';
import { wibDate } from '@widya/contract/time/instants';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { idsIn } from '../../platform/database/ids-in.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { OrderRow } from './present.ts';
import type { ParticipantSource } from './source.ts';
import { type Redeemed, releaseVouchers } from './vouchers.ts';

/** An unpaid order expires after a day. */
const LIFE_MS = 24 * 3_600_000;
const UNPAID = ['WAIT_SNAP_NOTIFICATION', 'pending', 'deny'];

const randomLetters = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** For example `WID-260115-7KX2M9QA`: the day in WIB and random letters and digits. */
const newOrderId = (now: Date): string => `WID-${wibDate(now).slice(2).replaceAll('-', '')}-${randomLetters(8)}`;

/** The column of `order_items` that refers to a registration of each kind. */
const ITEM_OF = {
  class: (participant_id: number) => ({ participant_id }),
  course: (member_course_id: number) => ({ member_course_id }),
  event: (event_registration_id: number) => ({ event_registration_id }),
} as const;

/** What an order sells: seats in a class, a course or a session of an event. */
export interface Sold {
  /** Text of its order item. */
  readonly name: string;
  readonly source: { readonly kind: keyof typeof ITEM_OF };
}

export interface Buyer {
  readonly id: number;
  readonly member_id: number;
  /** After the voucher, in rupiah. */
  readonly price: number;
  /** Locked by `redeemCode` in the same transaction. */
  readonly redeemed?: Redeemed | undefined;
}

/**
 * Opens an order for each buyer and spends their vouchers. Registrations free of charge get an order only when a
 * voucher was used; it is settled immediately. A job opens the payment page afterwards, so that no lock waits for the
 * provider.
 * @returns the orders by registration id.
 */
export async function openOrders(
  tx: Tx,
  owner: Sold,
  buyers: readonly Buyer[],
  now: Date,
): Promise<Map<number, OrderRow>> {
  const byRegistration = new Map<number, OrderRow>();
  if (buyers.length === 0) return byRegistration;
  const values = [];
  for (const { member_id, price, redeemed } of buyers) {
    const order_id = newOrderId(now);
    values.push({
      order_id,
      member_id,
      amount: price,
      discount: redeemed?.discount ?? 0,
      voucher_id: redeemed?.voucher.id ?? null,
      created_at: now,
      updated_at: now,
      ...(price === 0
        ? { paid_status: 'settlement', payment_type: 'voucher', paid_at: now }
        : { should_expire_at: new Date(now.getTime() + LIFE_MS) }),
    });
  }
  const rows = await tx.insert(orders).values(values).returning();
  const byOrderId = new Map(rows.map((row) => [row.order_id, row]));
  const items = [];
  const uses = [];
  for (const [index, buyer] of buyers.entries()) {
    const row = byOrderId.get(values[index]?.order_id ?? '');
    if (row === undefined) throw new Error('an order was not written');
    byRegistration.set(buyer.id, row);
    // The price before the voucher: price minus discount is the amount.
    items.push({
      order_ref: row.id,
      ...ITEM_OF[owner.source.kind](buyer.id),
      label: owner.name,
      price: row.amount + row.discount,
    });
    if (buyer.redeemed) {
      const { voucher, discount } = buyer.redeemed;
      const single_use = voucher.type === 'SINGLE_USE';
      uses.push({ voucher_id: voucher.id, order_ref: row.id, single_use, discount, used_at: now });
    }
  }
  await tx.insert(orderItems).values(items);
  if (uses.length > 0) await tx.insert(voucherUses).values(uses);
  return byRegistration;
}

/** The newest order of each registration. */
export async function newestOrders(
  tx: Tx,
  { orderItem }: Pick<ParticipantSource, 'orderItem'>,
  ids: readonly number[],
): Promise<Map<number, OrderRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([orderItem], { registration: sql<number>`${orderItem}`, order: orders })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.order_ref))
    .where(sql`${orderItem} in ${idsIn(ids)}`)
    .orderBy(orderItem, desc(orders.id));
  return new Map(rows.map(({ registration, order }) => [registration, order]));
}

export const isPaidOrder = (order: OrderRow | undefined): boolean => order !== undefined && isPaid(order);

/**
 * Closes the unpaid orders of registrations that lost their seat and releases their vouchers. Source: D106, D108, D123.
 */
export async function closeOrders(
  tx: Tx,
  { orderItem }: Pick<ParticipantSource, 'orderItem'>,
  ids: readonly number[],
  outcome: 'cancel' | 'expire',
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const own = tx
    .select({ id: orderItems.order_ref })
    .from(orderItems)
    .where(inArray(orderItem, [...ids]));
  const closed = await tx
    .update(orders)
    .set({
      paid_status: outcome,
      rejected_at: now,
      ...(outcome === 'expire' ? { expired_at: now } : {}),
      updated_at: now,
      version: sql`${orders.version} + 1`,
    })
    .where(and(inArray(orders.id, own), inArray(orders.paid_status, UNPAID)))
    .returning({ id: orders.id });
  await releaseVouchers(
    tx,
    closed.map(({ id }) => id),
    now,
  );
}
