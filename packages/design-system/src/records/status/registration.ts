import type { BadgeTone } from '../badge.tsx';

type States = Readonly<Record<string, { label: string; tone: BadgeTone }>>;

/** Labels by the result of `registrationState`. D62 to D64, D107. */
export const registrationStates: States = {
  PENDING: { label: 'DALAM ANTREAN', tone: 'neutral' },
  UNCONFIRMED: { label: 'BELUM DIKONFIRMASI', tone: 'warn' },
  WAITING: { label: 'MENUNGGU PEMBAYARAN', tone: 'warn' },
  PAID: { label: 'TELAH BAYAR', tone: 'ok' },
  INVITED: { label: 'UNDANGAN', tone: 'info' },
  ACCEPTED: { label: 'TERDAFTAR', tone: 'ok' },
  REJECTED: { label: 'DITOLAK', tone: 'error' },
  CANCELLED: { label: 'DITOLAK', tone: 'error' },
  EXPIRED: { label: 'KEDALUWARSA', tone: 'error' },
  RETURNED: { label: 'DIKEMBALIKAN', tone: 'info' },
};

/**
 * The displayed state of a registration: distinguishes how it was accepted, and whether the money of a lost one was
 * returned.
 */
export function registrationState(registration: {
  status: string;
  invited?: boolean;
  orderAccepted?: boolean;
  givenBack?: boolean;
  /** Whether its address is not proved yet. */
  unconfirmed?: boolean;
}): string {
  if (registration.unconfirmed) return 'UNCONFIRMED';
  if (registration.givenBack) return 'RETURNED';
  if (registration.status !== 'ACCEPTED') return registration.status;
  if (registration.orderAccepted) return 'PAID';
  return registration.invited ? 'INVITED' : 'ACCEPTED';
}
