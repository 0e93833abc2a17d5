import type { BadgeTone } from '../badge.tsx';

type States = Readonly<Record<string, { label: string; tone: BadgeTone }>>;

/** Vouchers, streams, feedback: `active` 1 or 0 (C-151 to C-153, C-156). */
export const activeStates: States = {
  1: { label: 'Aktif', tone: 'ok' },
  0: { label: 'Tidak Aktif', tone: 'neutral' },
};

/** No certificate yet is red, a sent one green. B-121, B-122. */
export const certificateStates: States = {
  none: { label: 'Belum Dibuat', tone: 'error' },
  sent: { label: 'Terkirim', tone: 'ok' },
  revoked: { label: 'Dicabut', tone: 'warn' },
};

/** Rows of the final test. B-026, B-027. */
export const testStates: States = {
  done: { label: 'Sudah Dikerjakan', tone: 'ok' },
  open: { label: 'Belum Dikerjakan', tone: 'neutral' },
};
