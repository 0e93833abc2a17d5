import { formatClock, formatDate, formatTimeRange } from './date.ts';
import { type When, wibDate, wibParts } from './wib.ts';

type Maybe = When | null | undefined;

const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
const SHORT_DAYS = ['Ming', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'];

/** `Sabtu, 5 Des 2026`, in WIB: how pages of participants name a date. Empty for nothing. */
export function formatDayDate(when: Maybe): string {
  const parts = wibParts(when);
  return parts ? `${DAYS[parts.weekday]}, ${formatDate(when)}` : '';
}

/** `Sab, 5 Des 2026`, in WIB: in lists. */
export function formatShortDayDate(when: Maybe): string {
  const parts = wibParts(when);
  return parts ? `${SHORT_DAYS[parts.weekday]}, ${formatDate(when)}` : '';
}

/** `09:00–11:30 WIB`, or `09:00 WIB sampai Minggu, 6 Des 2026, 11:30 WIB` when it ends on another day. */
export function formatHours(start: Maybe, end: Maybe): string {
  if (!wibParts(end) || wibDate(start) === wibDate(end)) return formatTimeRange(start, end);
  return `${formatClock(start)} WIB sampai ${formatDayDate(end)}, ${formatClock(end)} WIB`;
}

/** `4 jam 30 mnt`; at least a minute. @param seconds 0 gives an empty text */
export function formatLength(seconds: number): string {
  if (seconds <= 0) return '';
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} jam` : '', minutes % 60 > 0 ? `${minutes % 60} mnt` : ''].filter(Boolean).join(' ');
}
