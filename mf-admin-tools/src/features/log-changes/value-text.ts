import { formatDateTime } from '@widya/design-system/formats/date';
import { formatMoneyPlain } from '@widya/design-system/formats/money';

const FLAGS: ReadonlySet<string> = new Set(['active', 'permanent']);
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * A value of the log as one can read it: money with dots, instants in WIB, flags as Ya and Tidak, nested ones as JSON.
 * @param isMoney numbers are rupiah.
 * @returns null when there was none.
 */
export function valueText(field: string, value: unknown, isMoney: boolean): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (FLAGS.has(field) && (value === 0 || value === 1)) return value === 1 ? 'Ya' : 'Tidak';
  if (typeof value === 'number') return isMoney ? formatMoneyPlain(value) : String(value);
  if (typeof value === 'string') return INSTANT.test(value) ? formatDateTime(value) || value : value;
  return JSON.stringify(value);
}
