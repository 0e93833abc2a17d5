import { isDeepStrictEqual } from 'node:util';
import { masked } from './masking.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Maximum length of a field's text in the log, which is not a backup. */
const MAX_LENGTH = 2_000;

const truncated = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;

const loggedFields = (fields: Fields, names: readonly string[]): Fields | null => {
  const entries = names
    .filter((name) => fields[name] !== undefined)
    .map((name) => [name, truncated(masked(fields[name], name))]);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
};

/**
 * The fields of a change for a log row: those that differ, with secrets masked. A created or deleted record is logged
 * completely.
 */
export function differences(before: Fields | undefined, after: Fields | undefined) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = before && after ? names.filter((name) => !isDeepStrictEqual(before[name], after[name])) : names;
  return { before: before ? loggedFields(before, changed) : null, after: after ? loggedFields(after, changed) : null };
}
