import { providerLabel } from './payment-labels.ts';

/** State of an order as staff see it. */
export const ORDER_OUTCOMES = ['accepted', 'waiting', 'rejected', 'returned'] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

/** Latest report of the payment provider about an order. */
export interface ProviderStatus {
  /** Raw status; WAIT_SNAP_NOTIFICATION before the first report. */
  readonly paid_status: string;
  /** Result of the provider's fraud check, for cards. */
  readonly fraud_status?: string | null | undefined;
}

/** Statuses after which a part of the money was returned. */
export const PARTLY_RETURNED_STATUSES = ['partial_refund', 'partial_chargeback'] as const;
/** Raw statuses by outcome; all others are waiting, and so is a payment under review. Source: D106 and D107. */
export const STATUSES_OF_OUTCOME: Readonly<Record<Exclude<OrderOutcome, 'waiting'>, readonly string[]>> = {
  accepted: ['settlement', 'capture', ...PARTLY_RETURNED_STATUSES],
  rejected: ['expire', 'cancel', 'deny', 'failure'],
  returned: ['refund', 'chargeback'],
};

/** Whether the provider holds a card payment back until somebody has reviewed it. */
export const needsReview = ({ paid_status, fraud_status }: ProviderStatus): boolean =>
  paid_status === 'capture' && fraud_status === 'challenge';

/** Accepted, rejected, returned, or everything else: waiting. Source: D106 and D107. */
export function outcomeOf(order: ProviderStatus): OrderOutcome {
  const has = (outcome: Exclude<OrderOutcome, 'waiting'>) => STATUSES_OF_OUTCOME[outcome].includes(order.paid_status);
  if (has('accepted')) return needsReview(order) ? 'waiting' : 'accepted';
  if (has('returned')) return 'returned';
  return has('rejected') ? 'rejected' : 'waiting';
}

/** Whether money was received and at least a part of it was not returned. Source: D107. */
export const isPaid = (order: ProviderStatus): boolean => outcomeOf(order) === 'accepted';

/** Whether all money was returned to the payer. Source: D107. */
export const isReturned = (order: ProviderStatus): boolean => outcomeOf(order) === 'returned';

/** Whether a part of the money was returned to the payer. */
export const isPartlyReturned = ({ paid_status }: ProviderStatus): boolean =>
  PARTLY_RETURNED_STATUSES.some((status) => status === paid_status);

/** Label of each outcome; refunds and chargebacks read DIKEMBALIKAN. Source: D107. */
export const OUTCOME_LABELS: Readonly<Record<OrderOutcome, string>> = {
  accepted: 'DITERIMA',
  rejected: 'DITOLAK',
  waiting: 'MENUNGGU PEMBAYARAN',
  returned: 'DIKEMBALIKAN',
};

/** The second tag beside the label: a more specific text, or the provider's status. Source: D107. */
export function tagOf(order: ProviderStatus): string {
  if (isPartlyReturned(order)) return 'DIKEMBALIKAN SEBAGIAN';
  return needsReview(order) ? 'PERLU DITINJAU' : providerLabel(order.paid_status);
}

/** Why an order needs a review by staff. */
export const ORDER_EXCEPTIONS = [
  'PAID_AFTER_EXPIRY',
  'PAID_FULL_QUOTA',
  'AMOUNT_MISMATCH',
  'DOUBLE_PAYMENT',
  'VOUCHER_TAKEN',
  'RETURNED',
  'PARTLY_RETURNED',
  'CHALLENGED',
  'WITHDRAWN',
] as const;
export type OrderException = (typeof ORDER_EXCEPTIONS)[number];

export const EXCEPTION_LABELS: Readonly<Record<OrderException, string>> = {
  PAID_AFTER_EXPIRY: 'Dibayar setelah kedaluwarsa',
  PAID_FULL_QUOTA: 'Dibayar saat kuota penuh',
  AMOUNT_MISMATCH: 'Nominal tidak sesuai',
  DOUBLE_PAYMENT: 'Pembayaran ganda',
  VOUCHER_TAKEN: 'Voucer sudah dipakai',
  RETURNED: 'Dana dikembalikan',
  PARTLY_RETURNED: 'Dana dikembalikan sebagian',
  CHALLENGED: 'Perlu ditinjau penyedia',
  WITHDRAWN: 'Peserta mengundurkan diri',
};

/** How staff can settle it: accept the seat, note that the money was returned, or close the case. */
export const EXCEPTION_ACTIONS = ['accept', 'refunded', 'dismiss'] as const;
export type ExceptionAction = (typeof EXCEPTION_ACTIONS)[number];

/** First month for which orders are listed. Source: D73. */
export const FIRST_ORDER_MONTH = '2021-06';
