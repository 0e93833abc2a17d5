import type { BadgeTone } from '../badge.tsx';

export type OrderState = 'accepted' | 'rejected' | 'waiting' | 'returned' | 'review';

/** Specification 2 §6, 3 §6 and decision 107. */
export const orderStates: Readonly<Record<OrderState, { label: string; tone: BadgeTone }>> = {
  accepted: { label: 'DITERIMA', tone: 'ok' },
  rejected: { label: 'DITOLAK', tone: 'error' },
  waiting: { label: 'MENUNGGU PEMBAYARAN', tone: 'warn' },
  returned: { label: 'DIKEMBALIKAN', tone: 'neutral' },
  review: { label: 'PERLU DITINJAU', tone: 'warn' },
};

/** State of an order from the payment provider's word. A capture under challenge is to be reviewed, not accepted. */
export function orderState(paidStatus: string | null, fraudStatus?: string | null): OrderState {
  const status = (paidStatus ?? '').toLowerCase();
  if (status === 'capture' && fraudStatus === 'challenge') return 'review';
  if (status === 'settlement' || status === 'capture') return 'accepted';
  if (['cancel', 'expire', 'deny', 'failure'].includes(status)) return 'rejected';
  return ['refund', 'partial_refund', 'chargeback', 'partial_chargeback'].includes(status) ? 'returned' : 'waiting';
}
