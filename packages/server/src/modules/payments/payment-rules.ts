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
  /** Nobody will pay any more, or the money came and went back before anybody here knew of it. */
  | 'cancelled'
  /** A card payment that counted was taken back before it was settled. */
  | 'voided';

/** Ends of an order that free its seats and its voucher. Source: decisions 108 and 123. */
const ENDED: ReadonlySet<string> = new Set(['expire', 'cancel', 'failure']);
/** Part of the money stayed: somebody paid. */
const PARTLY_RETURNED: ReadonlySet<string> = new Set(['partial_refund', 'partial_chargeback']);

const isPartlyReturned = ({ paid_status }: ProviderStatus): boolean => PARTLY_RETURNED.has(paid_status);

/** Whether it says that money came, even if part of it went back since. */
const cameIn = (said: ProviderStatus): boolean => isPaid(said) || isPartlyReturned(said);

/** Returned in part may become returned in whole, not the other way: that is an answer that was overtaken. */
const afterReturn = (known: ProviderStatus, next: ProviderStatus): PaymentStep =>
  isReturned(next) && (isPartlyReturned(known) || !isPartlyReturned(next)) ? 'noted' : 'ignored';

function afterPayment(known: ProviderStatus, next: ProviderStatus): PaymentStep {
  if (isReturned(next)) return 'noted';
  if (known.paid_status !== 'capture') return 'ignored';
  if (isPaid(next)) return 'noted';
  return next.paid_status === 'cancel' ? 'voided' : 'ignored';
}

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
  if (isReturned(known)) return afterReturn(known, next);
  if (isPaid(known)) return afterPayment(known, next);
  if (ENDED.has(known.paid_status)) return cameIn(next) ? 'paid-late' : 'ignored';
  if (cameIn(next)) return 'paid';
  if (next.paid_status === 'expire') return 'expired';
  return ENDED.has(next.paid_status) || isReturned(next) ? 'cancelled' : 'noted';
}
