import { valueText } from './value-text.ts';

/** One value of a record before and after what was done. Null: it was not there. */
interface LogChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly changed: boolean;
}

type Values = Readonly<Record<string, unknown>> | null;

/** What the log keeps of one call. */
interface LoggedCall {
  readonly code: string;
  readonly before: Values;
  readonly after: Values;
}

/** Lays before and after beside each other: first what changed, in the order of the record, then the rest. */
export function logChanges({ code, before, after }: LoggedCall): readonly LogChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = fields.map((field): LogChange => {
    // A change of many prices names the classes by their codes: every number in it is a price.
    const isMoney = code.startsWith('UPDATEPRICE_') || /price|income/.test(field);
    const old = valueText(field, before?.[field], isMoney);
    const now = valueText(field, after?.[field], isMoney);
    return { field, before: old, after: now, changed: old !== now };
  });
  return changes.toSorted((a, b) => Number(b.changed) - Number(a.changed));
}
