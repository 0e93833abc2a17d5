import {
  isPaid,
  isPartlyReturned,
  isReturned,
  type ProviderStatus,
  STATUSES_OF_OUTCOME,
} from '@widya/contract/order-status';

/** A status of the provider, and how much went back by then. */
export interface Said extends ProviderStatus {
  /** Whole rupiah. */
  readonly returned_amount?: number;
}

/** What a change of the provider's status means for the seats that an order pays for. */
export type PaymentStep =
  /** Nothing new. */
  | 'duplicate'
  /** Old news, or news that cannot follow what is known. */
  | 'ignored'
  /** Only the status is kept. */
  | 'noted'
  /** The money came in time. */
  | 'paid'
  /** The money came after the order had ended. */
  | 'paid-late'
  | 'expired'
  /** Nobody will pay any more. */
  | 'cancelled'
  /** A card payment that counted was taken back before it was settled. */
  | 'voided'
  /** All of the money went back to the payer. */
  | 'returned'
  /** Part of the money went back, or more of it than was known. */
  | 'partly-returned';

/** Ends of an order that free its seats and its voucher; who was denied may try again. Source: D108 and D123. */
const ENDED: ReadonlySet<string> = new Set(STATUSES_OF_OUTCOME.rejected.filter((status) => status !== 'deny'));

const returnedAmount = ({ returned_amount = 0 }: Said): number => returned_amount;

function afterPayment(known: Said, next: Said): PaymentStep {
  if (isReturned(next)) return 'returned';
  // A smaller sum is an answer that was overtaken.
  if (isPartlyReturned(next)) return returnedAmount(next) > returnedAmount(known) ? 'partly-returned' : 'ignored';
  if (known.paid_status !== 'capture') return 'ignored';
  if (isPaid(next)) return 'noted';
  return next.paid_status === 'cancel' ? 'voided' : 'ignored';
}

const isSame = (known: Said, next: Said): boolean =>
  known.paid_status === next.paid_status &&
  (known.fraud_status ?? null) === (next.fraud_status ?? null) &&
  returnedAmount(known) === returnedAmount(next);

/**
 * What to do when the provider says `next` of an order of which it last said `known`.
 *
 * Once paid, only a refund, a chargeback or a cancelled capture changes anything; once all of the money went back, only
 * more of the same. An ended order comes back to life only by payment. While it is open or denied (the payer may try
 * again), everything counts. Source: D106–D108.
 */
export function stepOf(known: Said, next: Said): PaymentStep {
  if (isSame(known, next)) return 'duplicate';
  if (isReturned(known)) return isReturned(next) ? 'noted' : 'ignored';
  if (isPaid(known)) return afterPayment(known, next);
  if (ENDED.has(known.paid_status)) return isPaid(next) ? 'paid-late' : 'ignored';
  if (isPaid(next)) return 'paid';
  if (isReturned(next)) return 'returned';
  if (next.paid_status === 'expire') return 'expired';
  return ENDED.has(next.paid_status) ? 'cancelled' : 'noted';
}
