import type { ParticipantSummary } from '@widya/contract/participants';
import { wibDate } from '@widya/contract/time/instants';
import { formatClock } from '@widya/contract/time/texts';

/** What the class reminder says. Days `YYYY-MM-DD` and times `HH:mm`, both WIB. */
export interface ReminderDraft {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** The end is not known yet. */
  readonly tentative: boolean;
}

export type ReminderErrors = Partial<Record<'date' | 'start' | 'end', string>>;

const MISSING = 'Harap lengkapi semua data';
const BACKWARDS = 'Waktu mulai kelas harus lebih awal dari waktu selesai kelas';
const PAST = 'Tanggal kelas tidak boleh di masa lalu';

/**
 * What is missing or wrong. A tentative class ends when it starts, so its end is not asked for. B-097 to B-100.
 * @param now for 'not in the past', counted in WIB days.
 */
export function reminderErrors(
  { date, start, end, tentative }: ReminderDraft,
  now: number = Date.now(),
): ReminderErrors {
  const errors: ReminderErrors = {};
  if (date === '') errors.date = MISSING;
  else if (date < wibDate(now)) errors.date = PAST;
  if (start === '') errors.start = MISSING;
  if (tentative) return errors;
  if (end === '') errors.end = MISSING;
  else if (start !== '' && start >= end) errors.end = BACKWARDS;
  return errors;
}

/** As it is sent: the end of a tentative class equals its start. */
export const sentEnd = ({ start, end, tentative }: ReminderDraft): string => (tentative ? start : end);

/** The reminder as the class stands: what the class does not say is empty. */
export function reminderOf(times: Pick<ParticipantSummary, 'start_time' | 'end_time'> | undefined): ReminderDraft {
  const { start_time = null, end_time = null } = times ?? {};
  return {
    date: wibDate(start_time),
    start: formatClock(start_time),
    end: formatClock(end_time),
    tentative: start_time !== null && end_time === null,
  };
}
