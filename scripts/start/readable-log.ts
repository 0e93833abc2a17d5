const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};

interface Entry {
  readonly level: number;
  readonly time: string;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
}

/** Formats one JSON object of the log as text for people: time, level, message, fields, stack. */
export function readableEntry(json: string): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(json) as Entry;
  const values = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const text = [clock, `${LEVELS[level] ?? level}:`, msg, ...values].join(' ');
  const cause = err?.stack ?? err?.message;
  return cause === undefined ? `${text}\n` : `${text}\n${cause}\n`;
}

/** A destination of the log for a terminal. */
export const readableLog = (show: (text: string) => void) => ({
  write: (json: string): void => show(readableEntry(json)),
});
