import { isLogFieldShown, logFieldLabel } from '@widya/contract/admin-log-fields';
import type { AdminLog } from '@widya/contract/admin-logs';
import { valueLines } from './value-lines.ts';

/** A field before and after a change, as lines of text. Without lines, there was no value. */
interface LogChange {
  readonly label: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

type LoggedCall = Pick<AdminLog, 'code' | 'object' | 'before' | 'after'>;
type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges the first session of an event into the event's fields, as in the form; others are omitted. */
function flat(values: Values | null): Values {
  const { sessions, ...own } = values ?? {};
  if (!Array.isArray(sessions)) return values ?? {};
  const [session] = sessions;
  return isRecord(session) ? { ...session, ...own } : own;
}

/** The fields changed by a call, in the order of the record. */
export function logChanges({ code, object, before, after }: LoggedCall): readonly LogChange[] {
  const [old, now] = [flat(before), flat(after)];
  const kind = object ?? '';
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  // A batch price change has classes as fields, with prices as values.
  const arePrices = code.startsWith('UPDATEPRICE_');
  return fields
    .filter((field) => isLogFieldShown(kind, field))
    .map((field) => ({
      label: logFieldLabel(kind, field) ?? field,
      before: valueLines(kind, arePrices ? 'price' : field, old[field]),
      after: valueLines(kind, arePrices ? 'price' : field, now[field]),
    }))
    .filter((change) => change.before.join('\n') !== change.after.join('\n'));
}
