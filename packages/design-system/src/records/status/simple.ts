import type { BadgeTone } from '../badge.tsx';

type States = Readonly<Record<string, { label: string; tone: BadgeTone }>>;

/** Vouchers, streams, feedback: `active` 1 or 0 (C-151 to C-153, C-156). */
export const activeStates: States = {
  1: { label: 'Aktif', tone: 'ok' },
  0: { label: 'Tidak Aktif', tone: 'neutral' },
};

/** Missing certificates are red, sent ones green. B-121, B-122. */
export const certificateStates: States = {
  none: { label: 'Belum Dibuat', tone: 'error' },
  sent: { label: 'Terkirim', tone: 'ok' },
  revoked: { label: 'Dicabut', tone: 'warn' },
};

/** States of the rows of a final test. B-026, B-027. */
export const testStates: States = {
  done: { label: 'Sudah Dikerjakan', tone: 'ok' },
  open: { label: 'Belum Dikerjakan', tone: 'neutral' },
};
