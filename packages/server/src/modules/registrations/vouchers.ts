import { discountOf } from '@widya/contract/voucher-rules';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

type VoucherRow = typeof vouchers.$inferSelect;

/** A voucher that may be spent, and what it takes off. */
export interface Redeemed {
  readonly voucher: VoucherRow;
  readonly discount: number;
}

/** Why a voucher cannot be spent on a price; null when it can. Source: D121 to D123. */
function problemOf(voucher: VoucherRow | undefined, price: number): string | null {
  if (voucher === undefined || voucher.active === 0) return 'Kode voucer tidak berlaku';
  if (voucher.type === 'SINGLE_USE' && voucher.used_count > 0) return 'Kode voucer sudah digunakan';
  if (price < voucher.minimum_usage)
    return `Kode voucer berlaku untuk harga mulai Rp${voucher.minimum_usage.toLocaleString('id-ID')}`;
  return null;
}

async function lockVoucher(tx: Tx, which: SQL): Promise<VoucherRow | undefined> {
  const [found] = await tx.select().from(vouchers).where(which).for('update');
  return found;
}

/** @throws ApiFailure 422 with the reason at `voucher_code`. */
function redeemable(voucher: VoucherRow | undefined, price: number): Redeemed {
  const problem = problemOf(voucher, price);
  if (problem !== null || voucher === undefined)
    throw invalid({ voucher_code: problem ?? 'Kode voucer tidak berlaku' });
  return { voucher, discount: discountOf(price, voucher) };
}

const byCode = (code: string): SQL => eq(vouchers.code, code.trim().toUpperCase());

/**
 * Holds a voucher for the rest of the transaction: of many who spend a single-use one at once, one succeeds (S29).
 * @throws ApiFailure 422 with the reason at `voucher_code`.
 */
export const redeemCode = async (tx: Tx, code: string, price: number): Promise<Redeemed> =>
  redeemable(await lockVoucher(tx, byCode(code)), price);

/** Like `redeemCode`, where a code was typed and there is something to pay; undefined otherwise. */
export const redeemTyped = async (tx: Tx, typed: string | undefined, price: number): Promise<Redeemed | undefined> =>
  !typed?.trim() || price === 0 ? undefined : redeemCode(tx, typed, price);

/** What a voucher would take off; holds and spends nothing. @throws ApiFailure 422 like `redeemCode`. */
export async function previewCode(tx: Tx, code: string, price: number): Promise<Redeemed> {
  const [found] = await tx.select().from(vouchers).where(byCode(code));
  return redeemable(found, price);
}

/** Like `redeemCode` for someone who left the queue; null when the voucher is gone by now. */
export async function redeemAgain(tx: Tx, id: number, price: number): Promise<Redeemed | null> {
  const voucher = await lockVoucher(tx, eq(vouchers.id, id));
  return voucher !== undefined && problemOf(voucher, price) === null
    ? { voucher, discount: discountOf(price, voucher) }
    : null;
}

/** Gives the vouchers of orders back: the orders expired or were cancelled. Source: D123. */
export async function releaseVouchers(tx: Tx, orderIds: readonly number[], now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(voucherUses)
    .set({ released_at: now })
    .where(and(inArray(voucherUses.order_ref, [...orderIds]), isNull(voucherUses.released_at)));
}
