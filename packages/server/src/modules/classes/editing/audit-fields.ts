import type { ClassColumns } from './queries.ts';

/** Columns that the log omits because they change with every write or never. */
const OMITTED = new Set<keyof ClassColumns>(['id', 'created_at', 'updated_at', 'version']);

const loggedValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** The fields of a class that the log compares. */
export const auditFields = (row: ClassColumns): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([field]) => !OMITTED.has(field as keyof ClassColumns))
      .map(([field, value]) => [field, loggedValue(value)]),
  );
