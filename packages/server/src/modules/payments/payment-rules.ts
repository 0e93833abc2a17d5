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
  /** An old status, or one that cannot follow the previous one. */
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

function afterPayment(previous: ReportedStatus, next: ReportedStatus): PaymentStep {
  if (isReturned(next)) return 'returned';
  // A smaller amount is an outdated report.
  if (isPartlyReturned(next)) return returnedAmount(next) > returnedAmount(previous) ? 'partly-returned' : 'ignored';
  if (previous.paid_status !== 'capture') return 'ignored';
  if (isPaid(next)) return 'noted';
  return next.paid_status === 'cancel' ? 'voided' : 'ignored';
}

const isSame = (previous: ReportedStatus, next: ReportedStatus): boolean =>
  previous.paid_status === next.paid_status &&
  (previous.fraud_status ?? null) === (next.fraud_status ?? null) &&
  returnedAmount(previous) === returnedAmount(next);

/**
 * The step when the provider reports `next` for an order whose last status is `previous`. Once paid, only a refund, a
 * chargeback or a cancelled capture changes anything; once all money was returned, only another return. An ended order
 * is revived only by payment. While it is open or denied (the payer may try again), every status counts. Source:
 * D106–D108.
 */
export function stepOf(previous: ReportedStatus, next: ReportedStatus): PaymentStep {
  if (isSame(previous, next)) return 'duplicate';
  if (isReturned(previous)) return isReturned(next) ? 'noted' : 'ignored';
  if (isPaid(previous)) return afterPayment(previous, next);
  if (ENDED.has(previous.paid_status)) return isPaid(next) ? 'paid-late' : 'ignored';
  if (isPaid(next)) return 'paid';
  if (isReturned(next)) return 'returned';
  if (next.paid_status === 'expire') return 'expired';
  return ENDED.has(next.paid_status) ? 'cancelled' : 'noted';
}
