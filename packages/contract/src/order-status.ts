/** What an order comes to for staff. */
export type OrderOutcome = 'accepted' | 'rejected' | 'waiting';

/** What the payment provider last said of an order. */
export interface ProviderStatus {
  /** Raw status; WAIT_SNAP_NOTIFICATION until the provider has spoken. */
  readonly paid_status: string;
  /** Verdict of the provider's fraud check, for cards. */
  readonly fraud_status?: string | null | undefined;
}

const REJECTED: ReadonlySet<string> = new Set(['expire', 'cancel', 'deny', 'failure']);
const RETURNED: ReadonlySet<string> = new Set(['refund', 'partial_refund', 'chargeback', 'partial_chargeback']);
const PAID: ReadonlySet<string> = new Set(['settlement', 'capture']);

/** A card payment that the provider holds back until somebody has looked at it. */
export const needsReview = ({ paid_status, fraud_status }: ProviderStatus): boolean =>
  paid_status === 'capture' && fraud_status === 'challenge';

/** Whether money came and stayed: it counts as income. Source: decision 107. */
export const isPaid = (order: ProviderStatus): boolean => PAID.has(order.paid_status) && !needsReview(order);

/** Whether the money went back to the payer. Source: decision 107. */
export const isReturned = ({ paid_status }: Pick<ProviderStatus, 'paid_status'>): boolean => RETURNED.has(paid_status);

/** Accepted, rejected, or everything else: waiting. Source: specification 3 §4, decisions 106 and 107. */
export function outcomeOf(order: ProviderStatus): OrderOutcome {
  if (isPaid(order)) return 'accepted';
  return REJECTED.has(order.paid_status) ? 'rejected' : 'waiting';
}

/** Source: specification 3 §4. */
export const OUTCOME_LABELS: Readonly<Record<OrderOutcome, string>> = {
  accepted: 'DITERIMA',
  rejected: 'DITOLAK',
  waiting: 'MENUNGGU PEMBAYARAN',
};

/** The second tag beside the label: what staff would not guess from it; the raw status where there is nothing to add. Source: decision 107. */
export function tagOf(order: ProviderStatus): string {
  if (isReturned(order)) return 'DIKEMBALIKAN';
  return needsReview(order) ? 'PERLU DITINJAU' : order.paid_status;
}

/** Why an order needs somebody to look at it. Source: product bar 1.17. */
export const ORDER_EXCEPTIONS = ['PAID_AFTER_EXPIRY', 'PAID_FULL_QUOTA', 'AMOUNT_MISMATCH', 'DOUBLE_PAYMENT'] as const;
export type OrderException = (typeof ORDER_EXCEPTIONS)[number];

export const EXCEPTION_LABELS: Readonly<Record<OrderException, string>> = {
  PAID_AFTER_EXPIRY: 'Dibayar setelah kedaluwarsa',
  PAID_FULL_QUOTA: 'Dibayar saat kuota penuh',
  AMOUNT_MISMATCH: 'Nominal tidak sesuai',
  DOUBLE_PAYMENT: 'Pembayaran ganda',
};

/** What staff can do about it: give the seat, note that the money went back, or close the case. */
export const EXCEPTION_ACTIONS = ['accept', 'refunded', 'dismiss'] as const;
export type ExceptionAction = (typeof EXCEPTION_ACTIONS)[number];

/** Orders are listed from this month on. Source: specification 3 §9, decision 73. */
export const FIRST_ORDER_MONTH = '2021-06';
