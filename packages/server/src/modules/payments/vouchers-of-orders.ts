import { and, eq, isNull, sql } from 'drizzle-orm';
import { orders } from '../../database/schema/orders.ts';
import { voucherUses } from '../../database/schema/voucher-uses.ts';
import { vouchers } from '../../database/schema/vouchers.ts';
import type { Tx } from '../../http/transaction.ts';

/**
 * Takes the voucher of an ended order again, now that it was paid after all. A single-use voucher that somebody else holds by then stays
 * with them: the payer keeps the discount, and the voucher is counted once. Source: S29.
 */
export async function takeVoucherAgain(tx: Tx, orderRef: number, now: Date): Promise<void> {
  const [order] = await tx
    .select({ voucher_id: orders.voucher_id, discount: orders.discount })
    .from(orders)
    .where(eq(orders.id, orderRef));
  if (!order || order.voucher_id === null || order.discount === 0) return;
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, order.voucher_id)).for('update');
  if (voucher === undefined) return;
  const held = and(eq(voucherUses.voucher_id, voucher.id), isNull(voucherUses.released_at));
  const mine = and(held, eq(voucherUses.order_ref, orderRef));
  const single_use = voucher.type === 'SINGLE_USE';
  const [taken] = await tx
    .select({ one: sql`1` })
    .from(voucherUses)
    .where(single_use ? held : mine)
    .limit(1);
  if (taken) return;
  const use = { voucher_id: voucher.id, order_ref: orderRef, single_use, discount: order.discount, used_at: now };
  await tx.insert(voucherUses).values(use);
}
