import { minutesInDay, minutesInHour } from 'date-fns/constants';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';

/** `1.138 hari`. */
export const formatDayCount = (days: number): string => `${String(days).replace(/\B(?=(\d{3})+(?!\d))/g, '.')} hari`;

/**
 * `baru saja`, `5 menit lalu`, `3 jam lalu`, then days; empty for an invalid date, `baru saja` for a future one. For
 * drafts and logs. @param since an instant
 */
export function relativeTime(since: string | number | Date, now: string | number | Date = Date.now()): string {
  const minutes = differenceInMinutes(now, since);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return 'baru saja';
  if (minutes < minutesInHour) return `${minutes} menit lalu`;
  if (minutes < minutesInDay) return `${Math.floor(minutes / minutesInHour)} jam lalu`;
  return `${formatDayCount(Math.floor(minutes / minutesInDay))} lalu`;
}

/** `4 jam 30 mnt`, at least one minute. @param seconds 0 or less gives an empty text */
export function formatLength(seconds: number): string {
  if (seconds <= 0) return '';
  const total = Math.max(1, Math.round(seconds / 60));
  const [hours, minutes] = [Math.floor(total / minutesInHour), total % minutesInHour];
  return [hours > 0 ? `${hours} jam` : '', minutes > 0 ? `${minutes} mnt` : ''].filter(Boolean).join(' ');
}
