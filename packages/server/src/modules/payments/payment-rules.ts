import {
  isPaid,
  isPartlyReturned,
  isReturned,
  type ProviderStatus,
  STATUSES_OF_OUTCOME,
} from '@widya/contract/order-status';

/** The provider's status and the amount returned by then. */
export interface ReportedStatus extends ProviderStatus {
  /** Whole rupiah. */
  readonly returned_amount?: number;
}

/** What a new status of the provider means for the seats of an order. */
export type PaymentStep =
  /** Same status as before. */
  | 'duplicate'
  /** An old status, or one that cannot follow the known one. */
  | 'ignored'
  /** Only the status is stored. */
  | 'noted'
  /** Paid in time. */
  | 'paid'
  /** Paid after the order had ended. */
  | 'paid-late'
  | 'expired'
  /** Will not be paid any more. */
  | 'cancelled'
  /** An accepted card payment was cancelled before settlement. */
  | 'voided'
  /** All money was returned to the payer. */
  | 'returned'
  /** Part of the money was returned, or more than before. */
  | 'partly-returned';

/** Statuses that free seats and voucher; after a denied payment the payer may try again. Source: D108 and D123. */
const ENDED: ReadonlySet<string> = new Set(STATUSES_OF_OUTCOME.rejected.filter((status) => status !== 'deny'));

const returnedAmount = ({ returned_amount = 0 }: ReportedStatus): number => returned_amount;

function afterPayment(known: ReportedStatus, next: ReportedStatus): PaymentStep {
  if (isReturned(next)) return 'returned';
  // A smaller amount is an outdated answer.
  if (isPartlyReturned(next)) return returnedAmount(next) > returnedAmount(known) ? 'partly-returned' : 'ignored';
  if (known.paid_status !== 'capture') return 'ignored';
  if (isPaid(next)) return 'noted';
  return next.paid_status === 'cancel' ? 'voided' : 'ignored';
}

const isSame = (known: ReportedStatus, next: ReportedStatus): boolean =>
  known.paid_status === next.paid_status &&
  (known.fraud_status ?? null) === (next.fraud_status ?? null) &&
  returnedAmount(known) === returnedAmount(next);

/**
 * The step when the provider reports `next` for an order whose last status is `known`. Once paid, only a refund, a
 * chargeback or a cancelled capture changes anything; once all money was returned, only another return. An ended order
 * is revived only by payment. While it is open or denied (the payer may try again), every status counts. Source:
 * D106–D108.
 */
export function stepOf(known: ReportedStatus, next: ReportedStatus): PaymentStep {
  if (isSame(known, next)) return 'duplicate';
  if (isReturned(known)) return isReturned(next) ? 'noted' : 'ignored';
  if (isPaid(known)) return afterPayment(known, next);
  if (ENDED.has(known.paid_status)) return isPaid(next) ? 'paid-late' : 'ignored';
  if (isPaid(next)) return 'paid';
  if (isReturned(next)) return 'returned';
  if (next.paid_status === 'expire') return 'expired';
  return ENDED.has(next.paid_status) ? 'cancelled' : 'noted';
}
