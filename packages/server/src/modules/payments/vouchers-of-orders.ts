import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { orders } from '../../platform/database/schema/orders.ts';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import type { Tx } from '../../platform/http/transaction.ts';

type Voucher = typeof vouchers.$inferSelect;

/** The voucher of an order that was paid after it had ended. */
export interface LateVoucher {
  /** Another order has used the single-use voucher meanwhile, so its discount would count twice. */
  readonly isTaken: boolean;
  /** Spends it on the order again, if it still has an effect. */
  readonly take: () => Promise<void>;
}

/** Locks the voucher of an ended order that was paid late. Source: S29. */
export async function lateVoucher(tx: Tx, order: typeof orders.$inferSelect, now: Date): Promise<LateVoucher> {
  const { id, voucher_id, discount } = order;
  const voucher = voucher_id === null || discount === 0 ? undefined : await lockVoucher(tx, voucher_id);
  if (voucher === undefined) return { isTaken: false, take: async () => undefined };
  const single_use = voucher.type === 'SINGLE_USE';
  const inUse = and(eq(voucherUses.voucher_id, voucher.id), isNull(voucherUses.released_at));
  const isOwn = await exists(tx, and(inUse, eq(voucherUses.order_ref, id)));
  return {
    isTaken: single_use && (await exists(tx, and(inUse, ne(voucherUses.order_ref, id)))),
    take: async () => {
      if (isOwn) return;
      await tx
        .insert(voucherUses)
        .values({ voucher_id: voucher.id, order_ref: id, single_use, discount, used_at: now });
    },
  };
}

async function lockVoucher(tx: Tx, id: number): Promise<Voucher | undefined> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update');
  return voucher;
}

const exists = async (tx: Tx, which: SQL | undefined): Promise<boolean> =>
  (await tx.select({ one: sql`1` }).from(voucherUses).where(which).limit(1)).length > 0;
