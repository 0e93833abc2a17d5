import { plusDays } from '@widya/contract/time/days';
import { wibDate, wibToIso } from '@widya/contract/time/instants';
import { formatClock } from '@widya/contract/time/texts';

/** Start and end: the day as `YYYY-MM-DD` and times as `HH:mm`, both in WIB; empty while unknown. */
export interface Hours {
  readonly day: string;
  readonly start: string;
  readonly end: string;
  /** The day of the end if it differs; null when it does not, empty while it is not typed. */
  readonly endDay: string | null;
}

/** The instant of a day and a time in WIB; null unless both are set. */
export const instantOf = (date: string, time: string): string | null =>
  date === '' || time === '' ? null : wibToIso(date, time);

/** The start as an ISO instant; null while day or time is missing. */
export const startOf = ({ day, start }: Pick<Hours, 'day' | 'start'>): string | null => instantOf(day, start);

/** The end as an ISO instant, possibly on a later day; null while day or time is missing. */
export const endOf = ({ day, end, endDay }: Pick<Hours, 'day' | 'end' | 'endDay'>): string | null =>
  instantOf(endDay ?? day, end);

/** Day and hours between two instants. */
export function hoursBetween(start: string | null | undefined, end: string | null | undefined): Hours {
  const [day, endDay] = [wibDate(start), wibDate(end)];
  return {
    day,
    start: formatClock(start),
    end: formatClock(end),
    endDay: day !== '' && endDay !== '' && endDay !== day ? endDay : null,
  };
}

/** The next day; empty without a day. */
export const dayAfter = (day: string): string => plusDays(day, 1);
