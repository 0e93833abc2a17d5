import type { ParticipantSummary } from '@widya/contract/participants';
import { REMINDER_ISSUES as issues } from '@widya/contract/participants-invite';
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

/**
 * What is missing or wrong, as the API judges it. A tentative class ends when it starts, so its end is not asked for. B-097 to B-100.
 * @param now for 'not in the past', counted in WIB days.
 */
export function reminderErrors(
  { date, start, end, tentative }: ReminderDraft,
  now: number = Date.now(),
): ReminderErrors {
  const errors: ReminderErrors = {};
  if (date === '') errors.date = issues.incomplete;
  else if (date < wibDate(now)) errors.date = issues.past;
  if (start === '') errors.start = issues.incomplete;
  if (tentative) return errors;
  if (end === '') errors.end = issues.incomplete;
  else if (start !== '' && start >= end) errors.end = issues.order;
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
