import { type MaybeWhen, wibParts } from './instants.ts';
import { twoDigits } from './two-digits.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'];
const LONG_MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];
const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
const SHORT_DAYS = ['Ming', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'];

/** `24 Nov 2026` (A-100: 'D MMM YYYY'), in WIB. Empty for a missing or invalid date. */
export function formatDate(when: MaybeWhen): string {
  const parts = wibParts(when);
  return parts ? `${parts.day} ${MONTHS[parts.month - 1]} ${parts.year}` : '';
}

/** `Sabtu, 5 Des 2026`, in WIB, for participants' pages. Empty for a missing or invalid date. */
export function formatDayDate(when: MaybeWhen): string {
  const parts = wibParts(when);
  return parts ? `${DAYS[parts.weekday]}, ${formatDate(when)}` : '';
}

/** `Sab, 5 Des 2026`, in WIB, for lists. */
export function formatShortDayDate(when: MaybeWhen): string {
  const parts = wibParts(when);
  return parts ? `${SHORT_DAYS[parts.weekday]}, ${formatDate(when)}` : '';
}

/** `Selasa, 24 November 2026`, in WIB. */
export function formatLongDate(when: MaybeWhen): string {
  const parts = wibParts(when);
  return parts ? `${DAYS[parts.weekday]}, ${parts.day} ${LONG_MONTHS[parts.month - 1]} ${parts.year}` : '';
}

/** `November 2026`, in WIB. */
export function formatMonth(when: MaybeWhen): string {
  const parts = wibParts(when);
  return parts ? `${LONG_MONTHS[parts.month - 1]} ${parts.year}` : '';
}

/** `09:00`, 24 hours, in WIB. */
export function formatClock(when: MaybeWhen): string {
  const parts = wibParts(when);
  return parts ? `${twoDigits(parts.hour)}:${twoDigits(parts.minute)}` : '';
}

/** `09:00 WIB`. */
export function formatTime(when: MaybeWhen): string {
  const clock = formatClock(when);
  return clock && `${clock} WIB`;
}

/** `24 Nov 2026, 09:00 WIB`: the format of lists and facts unless a rule specifies another. */
export function formatDateTime(when: MaybeWhen): string {
  const date = formatDate(when);
  return date && `${date}, ${formatTime(when)}`;
}

/** `24 Nov 2026 09:00` with two-digit day (C-003: 'DD MMM YYYY HH:mm'). */
export function formatPaddedDateTime(when: MaybeWhen): string {
  const parts = wibParts(when);
  return parts ? `${twoDigits(parts.day)} ${MONTHS[parts.month - 1]} ${parts.year} ${formatClock(when)}` : '';
}

/** `24-11-2026` (CSV files and logs), in WIB. */
export function formatNumericDate(when: MaybeWhen): string {
  const parts = wibParts(when);
  return parts ? `${twoDigits(parts.day)}-${twoDigits(parts.month)}-${parts.year}` : '';
}

/** `11/24/2026` in WIB, for `laporan-umpan-balik.csv` only. Source: D101. */
export function formatMonthFirst(when: MaybeWhen): string {
  const parts = wibParts(when);
  return parts ? `${twoDigits(parts.month)}/${twoDigits(parts.day)}/${parts.year}` : '';
}

/** `24-11-2026 09:00:58` (C-003: 'DD-MM-YYYY HH:mm:ss'), in WIB. */
export function formatTimestamp(when: MaybeWhen): string {
  const parts = wibParts(when);
  return parts ? `${formatNumericDate(when)} ${formatClock(when)}:${twoDigits(parts.second)}` : '';
}
