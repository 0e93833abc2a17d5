import { providerWord } from './payment-words.ts';

/** What an order comes to for staff. */
export const ORDER_OUTCOMES = ['accepted', 'waiting', 'rejected', 'returned'] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

/** What the payment provider last said of an order. */
export interface ProviderStatus {
  /** Raw status; WAIT_SNAP_NOTIFICATION until the provider has spoken. */
  readonly paid_status: string;
  /** Verdict of the provider's fraud check, for cards. */
  readonly fraud_status?: string | null | undefined;
}

/** Part of the money went back and the rest stayed. */
export const PARTLY_RETURNED_STATUSES = ['partial_refund', 'partial_chargeback'] as const;
/**
 * Raw statuses by what they come to; every other one is waiting, and so is a payment under review. Source: D106 and
 * D107.
 */
export const STATUSES_OF_OUTCOME: Readonly<Record<Exclude<OrderOutcome, 'waiting'>, readonly string[]>> = {
  accepted: ['settlement', 'capture', ...PARTLY_RETURNED_STATUSES],
  rejected: ['expire', 'cancel', 'deny', 'failure'],
  returned: ['refund', 'chargeback'],
};

/** A card payment that the provider holds back until somebody has looked at it. */
export const needsReview = ({ paid_status, fraud_status }: ProviderStatus): boolean =>
  paid_status === 'capture' && fraud_status === 'challenge';

/** Accepted, rejected, returned, or everything else: waiting. Source: D106 and D107. */
export function outcomeOf(order: ProviderStatus): OrderOutcome {
  const has = (outcome: Exclude<OrderOutcome, 'waiting'>) => STATUSES_OF_OUTCOME[outcome].includes(order.paid_status);
  if (has('accepted')) return needsReview(order) ? 'waiting' : 'accepted';
  if (has('returned')) return 'returned';
  return has('rejected') ? 'rejected' : 'waiting';
}

/** Whether money came and stayed, at least in part: what did not go back is income. Source: D107. */
export const isPaid = (order: ProviderStatus): boolean => outcomeOf(order) === 'accepted';

/** Whether all of the money went back to the payer. Source: D107. */
export const isReturned = (order: ProviderStatus): boolean => outcomeOf(order) === 'returned';

/** Whether a part of the money went back to the payer. */
export const isPartlyReturned = ({ paid_status }: ProviderStatus): boolean =>
  PARTLY_RETURNED_STATUSES.some((status) => status === paid_status);

/** Label of each outcome; refunds and chargebacks read DIKEMBALIKAN. Source: D107. */
export const OUTCOME_LABELS: Readonly<Record<OrderOutcome, string>> = {
  accepted: 'DITERIMA',
  rejected: 'DITOLAK',
  waiting: 'MENUNGGU PEMBAYARAN',
  returned: 'DIKEMBALIKAN',
};

/**
 * The second tag beside the label: what staff would not guess from it; the provider's word where there is nothing to
 * add. Source: D107.
 */
export function tagOf(order: ProviderStatus): string {
  if (isPartlyReturned(order)) return 'DIKEMBALIKAN SEBAGIAN';
  return needsReview(order) ? 'PERLU DITINJAU' : providerWord(order.paid_status);
}

/** Why an order needs somebody to look at it. */
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

/** What staff can do about it: give the seat, note that the money went back, or close the case. */
export const EXCEPTION_ACTIONS = ['accept', 'refunded', 'dismiss'] as const;
export type ExceptionAction = (typeof EXCEPTION_ACTIONS)[number];

/** Orders are listed from this month on. Source: D73. */
export const FIRST_ORDER_MONTH = '2021-06';
