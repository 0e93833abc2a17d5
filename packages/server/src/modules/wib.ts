/** WIB is UTC+7 the whole year, and has been since 1964: no table of zones is needed to move a day or print a time. */
const OFFSET = '+07:00';
const OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The instant at which a day (YYYY-MM-DD) begins in WIB. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${OFFSET}`);

/** The instant at which a day is over in WIB: the beginning of the next one. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + DAY_MS);

const shifted = (instant: Date): string => new Date(instant.getTime() + OFFSET_MS).toISOString();

/** The day (YYYY-MM-DD) that an instant falls on in WIB. */
export const dayOf = (instant: Date): string => shifted(instant).slice(0, 10);

/** The last days (YYYY-MM-DD) in WIB, that of the instant last. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(new Date(now.getTime() - (count - 1 - index) * DAY_MS)));

/** The clock time (HH:mm) of an instant in WIB. */
export const clockOf = (instant: Date): string => shifted(instant).slice(11, 16);

const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'];

/** `Sabtu, 5 Des 2026` in WIB. */
export function dayWords(instant: Date): string {
  const at = new Date(instant.getTime() + OFFSET_MS);
  return `${DAYS[at.getUTCDay()]}, ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** The instant at which a WIB clock (HH:mm) shows a time on a day. */
export const instantAt = (day: string, clock: string): Date => new Date(`${day}T${clock}:00${OFFSET}`);

/** `DD-MM-YYYY HH:mm:ss` in WIB. Source: specification 3 §9. */
export function formatSecond(instant: Date): string {
  const [date = '', time = ''] = shifted(instant).split('T');
  const [year, month, day] = date.split('-');
  return `${day}-${month}-${year} ${time.slice(0, 8)}`;
}

/** `MM/DD/YYYY` in WIB, for `laporan-umpan-balik.csv` only. Source: specification 2 §9, decision 101. */
export function formatMonthFirst(instant: Date): string {
  const [year, month, day] = dayOf(instant).split('-');
  return `${month}/${day}/${year}`;
}
