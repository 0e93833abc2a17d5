import { isLogFieldShown, logFieldLabel } from '@widya/contract/admin-log-fields';
import { logValueLabel } from '@widya/contract/admin-log-value-labels';
import { statusChangeText } from '@widya/contract/registration-status';
import { formatDate, formatDateTime } from '@widya/contract/time/texts';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { formatBytes, formatDuration, formatNumber } from '@widya/design-system/formats/number';
import { plainText } from '@widya/design-system/formats/plain-text';

const FLAGS: ReadonlySet<string> = new Set(['active', 'permanent', 'hidden', 'enabled']);
const MONEY: ReadonlySet<string> = new Set(['price', 'non_discounted_price', 'income', 'amount', 'minimum_usage']);
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MARKUP = /<[a-z/][^>]*>/i;
/** Number of lines shown; others are counted, because a bulk action lists thousands of people. */
const MOST_LINES = 20;

function numberText(field: string, value: number): string {
  if (FLAGS.has(field) && (value === 0 || value === 1)) return value === 1 ? 'Ya' : 'Tidak';
  if (MONEY.has(field)) return formatMoneyPlain(value);
  if (field === 'quota' && value < 0) return 'Tanpa batas';
  if (field === 'size') return formatBytes(value);
  if (field === 'duration') return formatDuration(value);
  // Years and record numbers have no thousands separators; a mean has a decimal comma.
  return Number.isInteger(value) ? String(value) : formatNumber(value);
}

function stringText(field: string, value: string): string {
  if (INSTANT.test(value)) return formatDateTime(value) || value;
  if (DAY.test(value)) return formatDate(value) || value;
  if (field === 'status_change_info') return statusChangeText(value);
  return logValueLabel(field, value) ?? (MARKUP.test(value) ? plainText(value) : value);
}

/** Parses fields that store a list or a record as JSON. */
function parsed(value: string): unknown {
  if (!/^[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

function recordLine(object: string, value: object): string {
  return Object.entries(value)
    .filter(([field]) => isLogFieldShown(object, field))
    .flatMap(([field, inner]) => {
      const lines = valueLines(object, field, inner);
      return lines.length === 0 ? [] : [`${logFieldLabel('', field) ?? field}: ${lines.join(', ')}`];
    })
    .join(' · ');
}

const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES), `dan ${String(lines.length - MOST_LINES)} lainnya`];

/**
 * Formats a logged value as lines: money with dots, instants in WIB, flags as Ya and Tidak, codes with labels, a list
 * by its entries.
 * @param object kind of the logged object.
 * @returns no lines without a value.
 */
export function valueLines(object: string, field: string, value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean') return [value ? 'Ya' : 'Tidak'];
  if (typeof value === 'number') return [numberText(field, value)];
  if (typeof value === 'string') {
    const json = parsed(value);
    return json === undefined ? [stringText(field, value)] : valueLines(object, field, json);
  }
  if (Array.isArray(value)) return shortened(value.flatMap((entry) => valueLines(object, field, entry)));
  const line = typeof value === 'object' ? recordLine(object, value) : '';
  return line === '' ? [] : [line];
}
