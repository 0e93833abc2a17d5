import { toInstant, two, type When, wibDate, wibParts } from './wib.ts';

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
const DAY_MS = 24 * 60 * 60 * 1000;

type Maybe = When | null | undefined;

/** `24 Nov 2026` (specification 1 §9: 'D MMM YYYY'), in WIB. Empty for nothing. */
export function formatDate(when: Maybe): string {
  const parts = wibParts(when);
  return parts ? `${parts.day} ${MONTHS[parts.month - 1]} ${parts.year}` : '';
}

/** `Selasa, 24 November 2026`, in WIB. */
export function formatLongDate(when: Maybe): string {
  const parts = wibParts(when);
  return parts ? `${DAYS[parts.weekday]}, ${parts.day} ${LONG_MONTHS[parts.month - 1]} ${parts.year}` : '';
}

/** `November 2026`, in WIB. */
export function formatMonth(when: Maybe): string {
  const parts = wibParts(when);
  return parts ? `${LONG_MONTHS[parts.month - 1]} ${parts.year}` : '';
}

/** `09:00`, 24 hours, in WIB. */
export function formatClock(when: Maybe): string {
  const parts = wibParts(when);
  return parts ? `${two(parts.hour)}:${two(parts.minute)}` : '';
}

/** `09:00 WIB`. */
export function formatTime(when: Maybe): string {
  const clock = formatClock(when);
  return clock && `${clock} WIB`;
}

/** `09:00–11:30 WIB`; only the start when there is no end. */
export function formatTimeRange(start: Maybe, end: Maybe): string {
  const from = formatClock(start);
  const to = formatClock(end);
  if (!from) return '';
  return to ? `${from}–${to} WIB` : `${from} WIB`;
}

/** `24 Nov 2026, 09:00 WIB`: how lists and facts show a moment, unless a rule prescribes another format. */
export function formatDateTime(when: Maybe): string {
  const date = formatDate(when);
  return date && `${date}, ${formatTime(when)}`;
}

/** `24 Nov 2026, 09:00–11:30 WIB`; with both dates when it ends on another day. */
export function formatDateTimeRange(start: Maybe, end: Maybe): string {
  if (wibParts(end) && wibDate(start) !== wibDate(end)) return `${formatDateTime(start)} – ${formatDateTime(end)}`;
  const date = formatDate(start);
  return date && `${date}, ${formatTimeRange(start, end)}`;
}

/** `24 Nov 2026 09:00` with two-digit day (specification 3 §9: 'DD MMM YYYY HH:mm'). */
export function formatPaddedDateTime(when: Maybe): string {
  const parts = wibParts(when);
  return parts ? `${two(parts.day)} ${MONTHS[parts.month - 1]} ${parts.year} ${formatClock(when)}` : '';
}

/** `24-11-2026` (CSV files and logs), in WIB. */
export function formatNumericDate(when: Maybe): string {
  const parts = wibParts(when);
  return parts ? `${two(parts.day)}-${two(parts.month)}-${parts.year}` : '';
}

/** `24-11-2026 09:00:58` (specification 3 §9: 'DD-MM-YYYY HH:mm:ss'), in WIB. */
export function formatTimestamp(when: Maybe): string {
  const parts = wibParts(when);
  return parts ? `${formatNumericDate(when)} ${formatClock(when)}:${two(parts.second)}` : '';
}

/** Whole WIB days from now until then: 0 is today, negative is past. Null for nothing. */
export function daysUntil(when: Maybe, now: When = Date.now()): number | null {
  const then = toInstant(wibDate(when));
  const today = toInstant(wibDate(now));
  return then === null || today === null ? null : Math.round((then - today) / DAY_MS);
}

/** `hari ini`, `besok`, `4 hari lagi`, `kemarin`, `3 hari lalu`; counted in WIB days. */
export function relativeDays(when: Maybe, now: When = Date.now()): string {
  const days = daysUntil(when, now);
  if (days === null) return '';
  if (days === 0) return 'hari ini';
  if (days === 1) return 'besok';
  if (days === -1) return 'kemarin';
  return days > 0 ? `${formatDays(days)} hari lagi` : `${formatDays(-days)} hari lalu`;
}

/** `baru saja`, `5 menit lalu`, `3 jam lalu`, then days. For drafts and logs. */
export function relativeTime(when: Maybe, now: When = Date.now()): string {
  const then = toInstant(when);
  const at = toInstant(now);
  if (then === null || at === null) return '';
  const minutes = Math.floor((at - then) / 60_000);
  if (minutes < 1) return 'baru saja';
  if (minutes < 60) return `${minutes} menit lalu`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} jam lalu`;
  return `${formatDays(Math.floor(minutes / (24 * 60)))} hari lalu`;
}

function formatDays(days: number): string {
  return String(days).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
}
