import { isLogFieldTold, logFieldLabel } from '@widya/contract/admin-log-fields';
import type { AdminLog } from '@widya/contract/admin-logs';
import { valueLines } from './value-lines.ts';

/** One value of a record before and after what was done, line by line. No lines: it was not there. */
interface LogChange {
  readonly label: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

type LoggedCall = Pick<AdminLog, 'code' | 'object' | 'before' | 'after'>;
type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An event has one session, whose fields stand beside its own in the form. */
function flat(values: Values | null): Values {
  const { sessions, ...own } = values ?? {};
  if (!Array.isArray(sessions)) return values ?? {};
  const [session] = sessions;
  return isRecord(session) ? { ...session, ...own } : own;
}

/** What one call changed, in the order of the record; what it left as it was is left out. */
export function logChanges({ code, object, before, after }: LoggedCall): readonly LogChange[] {
  const [old, now] = [flat(before), flat(after)];
  const kind = object ?? '';
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  // A change of many prices has the classes as its fields: every value in it is a price.
  const arePrices = code.startsWith('UPDATEPRICE_');
  return fields
    .filter((field) => isLogFieldTold(kind, field))
    .map((field) => ({
      label: logFieldLabel(kind, field) ?? field,
      before: valueLines(kind, arePrices ? 'price' : field, old[field]),
      after: valueLines(kind, arePrices ? 'price' : field, now[field]),
    }))
    .filter((change) => change.before.join('\n') !== change.after.join('\n'));
}
