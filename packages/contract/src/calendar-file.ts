/** One appointment of a calendar file (RFC 5545). */
export interface CalendarEntry {
  /** Unique and permanent, so that a later file updates the appointment: `MNA7Q2@widya.example`. */
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  /** Null when unknown; the file then ends the appointment an hour after its start. */
  readonly end: Date | null;
  /** When the file is created. */
  readonly now: Date;
  readonly description?: string;
  readonly location?: string;
  readonly link?: string;
}

const HOUR_MS = 3_600_000;
const MAX_LINE_BYTES = 75;

/** Formats an instant as `20261205T020000Z`. */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: calendars refuse a file with these.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Folds a long line between characters, since RFC 5545 allows at most 75 bytes a line. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, bytes] = ['', 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > MAX_LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}

/** A calendar file with one appointment, in UTC so that every calendar converts it correctly. */
export function calendarFile({ id, title, start, end, now, description, location, link }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Widya//Situs peserta//ID',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end ?? new Date(start.getTime() + HOUR_MS))}`,
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    // RFC 5545 has no escapes in values of the type URI.
    ...(link ? [`URL:${link.replace(/\s/g, '')}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
