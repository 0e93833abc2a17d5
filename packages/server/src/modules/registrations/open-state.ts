import type { RegistrationState } from '@widya/contract/registration-open';
import type { classes } from '../../database/schema/classes.ts';

type ClassRow = typeof classes.$inferSelect;
type ClosedState = Exclude<RegistrationState, 'open' | 'full'>;

/** Why a class takes no registrations now; null when it does. */
export function closedState(row: ClassRow, now: Date): ClosedState | null {
  if (row.publish_status !== 'OPEN') return 'closed';
  if (!row.permanent && row.end_time !== null && row.end_time <= now) return 'over';
  if (row.registration_start_time !== null && row.registration_start_time > now) return 'not-yet';
  const end = row.registration_end_time;
  return end !== null && end <= now ? 'closed' : null;
}

/** The same, as people are told. */
export const CLOSED_SENTENCES: Readonly<Record<ClosedState, string>> = {
  over: 'Kelas ini sudah selesai',
  'not-yet': 'Pendaftaran kelas ini belum dibuka',
  closed: 'Pendaftaran kelas ini sudah ditutup',
};
