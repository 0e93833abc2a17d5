import { type MaybeWhen, wibDate } from './instants.ts';
import { formatClock, formatDate, formatDateTime, formatDayDate, formatTime } from './texts.ts';

/** Whether a range ends on a later WIB day than it starts. */
const endsLater = (start: MaybeWhen, end: MaybeWhen): boolean => wibDate(end) !== '' && wibDate(start) !== wibDate(end);

/** `09:00–11:30 WIB`; only the start when there is no end. */
export function formatTimeRange(start: MaybeWhen, end: MaybeWhen): string {
  const from = formatClock(start);
  return from && formatClock(end) ? `${from}–${formatTime(end)}` : formatTime(start);
}

/** `24 Nov 2026, 09:00–11:30 WIB`; with both dates when it ends on another day. */
export function formatDateTimeRange(start: MaybeWhen, end: MaybeWhen): string {
  if (endsLater(start, end)) return `${formatDateTime(start)} – ${formatDateTime(end)}`;
  const date = formatDate(start);
  return date && `${date}, ${formatTimeRange(start, end)}`;
}

/** `09:00–11:30 WIB`, or `09:00 WIB sampai Minggu, 6 Des 2026, 11:30 WIB` when it ends on another day. */
export function formatHours(start: MaybeWhen, end: MaybeWhen): string {
  if (!endsLater(start, end)) return formatTimeRange(start, end);
  return `${formatClock(start)} WIB sampai ${formatDayDate(end)}, ${formatTime(end)}`;
}

/** '24 Nov 2026 – 30 Nov 2026', 'mulai 24 Nov 2026', 'sampai 30 Nov 2026'; empty for no bound. */
export function daysLabel({ from, to }: { readonly from: string; readonly to: string }): string {
  if (from !== '' && to !== '') return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
  if (from !== '') return `mulai ${formatDate(from)}`;
  return to === '' ? '' : `sampai ${formatDate(to)}`;
}
