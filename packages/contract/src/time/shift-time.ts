import { minutesInDay, minutesInHour } from 'date-fns/constants';
import { twoDigits } from './two-digits.ts';

/**
 * A clock time `minutes` later, or earlier for a negative count; wraps around midnight.
 * @param time `HH:mm`
 * @param minutes not below −1,440, a day
 */
export function shiftTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = (hour * minutesInHour + minute + minutes + minutesInDay) % minutesInDay;
  return `${twoDigits(Math.floor(total / minutesInHour))}:${twoDigits(total % minutesInHour)}`;
}
