import type { BadgeTone } from '../badge.tsx';

/** D44: computed by the server from dates and visibility. */
export type ClassState = 'UPCOMING' | 'REGISTRATION' | 'CLOSED' | 'ONGOING' | 'ENDED' | 'HIDDEN';

export const classStates: Readonly<Record<ClassState, { label: string; tone: BadgeTone }>> = {
  UPCOMING: { label: 'Pendaftaran belum dibuka', tone: 'neutral' },
  REGISTRATION: { label: 'Pendaftaran dibuka', tone: 'ok' },
  CLOSED: { label: 'Pendaftaran ditutup', tone: 'warn' },
  ONGOING: { label: 'Sedang berlangsung', tone: 'info' },
  ENDED: { label: 'Selesai', tone: 'neutral' },
  HIDDEN: { label: 'Disembunyikan', tone: 'neutral' },
};
