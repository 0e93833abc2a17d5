import { discountOf } from '@widya/contract/voucher-rules';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

type VoucherRow = typeof vouchers.$inferSelect;

/** A valid voucher and its discount in rupiah. */
export interface Redeemed {
  readonly voucher: VoucherRow;
  readonly discount: number;
}

/** Why a voucher cannot be used for a price; null when it can. Source: D121 to D123. */
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
 * Locks a voucher for the rest of the transaction, so that only one of several concurrent uses of a single-use voucher
 * succeeds (S29).
 * @throws ApiFailure 422 with the reason at `voucher_code`.
 */
export const redeemCode = async (tx: Tx, code: string, price: number): Promise<Redeemed> =>
  redeemable(await lockVoucher(tx, byCode(code)), price);

/** `redeemCode` for an optional code; undefined without a code or when there is nothing to pay. */
export const redeemOptionalCode = async (
  tx: Tx,
  code: string | undefined,
  price: number,
): Promise<Redeemed | undefined> => (!code?.trim() || price === 0 ? undefined : redeemCode(tx, code, price));

/** The discount of a voucher; locks and spends nothing. @throws ApiFailure 422 like `redeemCode`. */
export async function previewCode(tx: Tx, code: string, price: number): Promise<Redeemed> {
  const [found] = await tx.select().from(vouchers).where(byCode(code));
  return redeemable(found, price);
}

/**
 * `redeemCode` for the voucher that a registration stores, when it is promoted from the waiting list or confirmed; null
 * when the voucher is no longer valid.
 */
export async function redeemAgain(tx: Tx, id: number, price: number): Promise<Redeemed | null> {
  const voucher = await lockVoucher(tx, eq(vouchers.id, id));
  return voucher !== undefined && problemOf(voucher, price) === null
    ? { voucher, discount: discountOf(price, voucher) }
    : null;
}

/** Releases the vouchers of orders that expired, were cancelled or whose money was returned. Source: D123. */
export async function releaseVouchers(tx: Tx, orderIds: readonly number[], now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(voucherUses)
    .set({ released_at: now })
    .where(and(inArray(voucherUses.order_ref, [...orderIds]), isNull(voucherUses.released_at)));
}
