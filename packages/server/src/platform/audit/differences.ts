import { isDeepStrictEqual } from 'node:util';
import { masked } from './masking.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Longest text the log keeps of one field; the log says what changed, it is no backup. */
const LONGEST = 2_000;

const short = (value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;

const kept = (fields: Fields, names: readonly string[]): Fields | null => {
  const entries = names
    .filter((name) => fields[name] !== undefined)
    .map((name) => [name, short(masked(fields[name], name))]);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
};

/**
 * What a log row keeps of a change: the fields that differ, secrets masked.
 * With only one side (a record that came or went) that side is kept whole.
 */
export function differences(before: Fields | undefined, after: Fields | undefined) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = before && after ? names.filter((name) => !isDeepStrictEqual(before[name], after[name])) : names;
  return { before: before ? kept(before, changed) : null, after: after ? kept(after, changed) : null };
}
