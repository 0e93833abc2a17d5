import type { BadgeTone } from '../badge.tsx';

export type OrderState = 'accepted' | 'rejected' | 'waiting' | 'returned' | 'review';

/** Labels of orders; a refund or a chargeback has its own label instead of the waiting one. D107. */
export const orderStates: Readonly<Record<OrderState, { label: string; tone: BadgeTone }>> = {
  accepted: { label: 'DITERIMA', tone: 'ok' },
  rejected: { label: 'DITOLAK', tone: 'error' },
  waiting: { label: 'MENUNGGU PEMBAYARAN', tone: 'warn' },
  returned: { label: 'DIKEMBALIKAN', tone: 'info' },
  review: { label: 'PERLU DITINJAU', tone: 'warn' },
};
