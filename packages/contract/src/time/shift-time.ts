import { minutesInDay, minutesInHour } from 'date-fns/constants';
import { twoDigits } from './two-digits.ts';

/**
 * A clock time `minutes` later, or earlier for a negative count; wraps around midnight.
 * @param time `HH:mm`
 */
export function shiftTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const sum = (hour * minutesInHour + minute + minutes) % minutesInDay;
  const total = sum < 0 ? sum + minutesInDay : sum;
  return `${twoDigits(Math.floor(total / minutesInHour))}:${twoDigits(total % minutesInHour)}`;
}
