/** One value of a record before and after what was done. Null: it was not there. */
export interface LogChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly changed: boolean;
}

type Values = Readonly<Record<string, unknown>> | null;

/** A value as one can read it; nested ones as JSON. */
function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Lays before and after beside each other: first what changed, in the order of the record, then the rest. */
export function logChanges(before: Values, after: Values): readonly LogChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = fields.map((field): LogChange => {
    const old = shown(before?.[field]);
    const now = shown(after?.[field]);
    return { field, before: old, after: now, changed: old !== now };
  });
  return changes.toSorted((a, b) => Number(b.changed) - Number(a.changed));
}
