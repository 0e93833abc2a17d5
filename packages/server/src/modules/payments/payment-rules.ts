import { isPaid, isReturned, type ProviderStatus } from '@widya/contract/order-status';

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
  | 'cancelled';

/** Ends of an order that free its seats and its voucher. Source: decisions 108 and 123. */
const ENDED: ReadonlySet<string> = new Set(['expire', 'cancel', 'failure']);

/**
 * What to do when the provider says `next` of an order of which it last said `known`.
 *
 * Once paid, only a refund, a chargeback or a cancelled capture changes anything; once the money went back, only more of the same.
 * An ended order comes back to life only by payment. While it is open or denied (the payer may try again), everything counts.
 * Source: decisions 106–108.
 */
export function stepOf(known: ProviderStatus, next: ProviderStatus): PaymentStep {
  if (known.paid_status === next.paid_status && (known.fraud_status ?? null) === (next.fraud_status ?? null))
    return 'duplicate';
  if (isReturned(known)) return isReturned(next) ? 'noted' : 'ignored';
  if (isPaid(known)) {
    if (isReturned(next) || isPaid(next)) return 'noted';
    return known.paid_status === 'capture' && next.paid_status === 'cancel' ? 'noted' : 'ignored';
  }
  if (ENDED.has(known.paid_status)) return isPaid(next) ? 'paid-late' : 'ignored';
  if (isPaid(next)) return 'paid';
  if (next.paid_status === 'expire') return 'expired';
  if (ENDED.has(next.paid_status)) return 'cancelled';
  return 'noted';
}
