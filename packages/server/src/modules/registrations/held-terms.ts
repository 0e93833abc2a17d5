import type { Tx } from '../../platform/http/transaction.ts';
import { redeemAgain } from './vouchers.ts';

/**
 * The terms of a held registration when it is confirmed: with a voucher the price is computed again from the full price
 * of today, otherwise it stays as stored. Locks the voucher; one that is no longer valid gives no discount.
 */
export async function heldTerms(
  tx: Tx,
  row: { readonly price: number; readonly voucher_id: number | null },
  fullPrice: number,
) {
  if (row.voucher_id === null) return { redeemed: undefined, price: row.price, voucher_id: null };
  const redeemed = (await redeemAgain(tx, row.voucher_id, fullPrice)) ?? undefined;
  return { redeemed, price: fullPrice - (redeemed?.discount ?? 0), voucher_id: redeemed?.voucher.id ?? null };
}
