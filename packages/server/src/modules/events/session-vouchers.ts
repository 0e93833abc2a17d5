import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { previewCode, type Redeemed, redeemCode } from '../registrations/vouchers.ts';
import type { EventSeats } from './event-people.ts';

type Redeem = (tx: Tx, code: string, price: number) => Promise<Redeemed>;

/**
 * The discount of a code for each chosen session, by session id: a single-use voucher applies to the most expensive
 * session that allows it, others apply to all.
 * @throws ApiFailure 422 at `voucher_code` when no session allows it.
 */
async function discountsOf(tx: Tx, chosen: readonly EventSeats[], code: string, redeem: Redeem) {
  const found = new Map<number, Redeemed>();
  const mostExpensiveFirst = chosen
    .map(({ session }) => session)
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => b.price - a.price || a.id - b.id);
  if (code.trim() === '') return found;
  let refusal: ApiFailure | null = null;
  for (const { id, price } of mostExpensiveFirst) {
    const redeemed = await redeem(tx, code, price).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      refusal = error;
    });
    if (redeemed === undefined) continue;
    found.set(id, redeemed);
    if (redeemed.voucher.type === 'SINGLE_USE') break;
  }
  if (found.size === 0 && refusal !== null) throw refusal;
  return found;
}

/** The discounts of a code, with its voucher locked for the rest of the transaction. */
export const redeemForSessions = (tx: Tx, chosen: readonly EventSeats[], code: string) =>
  discountsOf(tx, chosen, code, redeemCode);

/** The discounts of a code, without a lock. */
export const previewForSessions = (tx: Tx, chosen: readonly EventSeats[], code: string) =>
  discountsOf(tx, chosen, code, previewCode);
