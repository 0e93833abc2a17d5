import type { ParticipantSummary } from '@widya/contract/participants';
import { REMINDER_ISSUES as issues } from '@widya/contract/participants-invite';
import { wibDate } from '@widya/contract/time/instants';
import { formatClock } from '@widya/contract/time/texts';

/** Content of the class reminder. Days `YYYY-MM-DD` and times `HH:mm`, both in WIB. */
export interface ReminderDraft {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Whether the end is not known yet. */
  readonly tentative: boolean;
}

export type ReminderErrors = Partial<Record<'date' | 'start' | 'end', string>>;

/**
 * Errors by the same rules as the API. A tentative class ends at its start, so no end is required. B-097 to B-100.
 * @param now for refusing past days, in WIB.
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

/** The sent end; a tentative class ends at its start. */
export const sentEnd = ({ start, end, tentative }: ReminderDraft): string => (tentative ? start : end);

/** Initial values of the reminder from the class; unknown ones are empty. */
export function reminderOf(times: Pick<ParticipantSummary, 'start_time' | 'end_time'> | undefined): ReminderDraft {
  const { start_time = null, end_time = null } = times ?? {};
  return {
    date: wibDate(start_time),
    start: formatClock(start_time),
    end: formatClock(end_time),
    tentative: start_time !== null && end_time === null,
  };
}
