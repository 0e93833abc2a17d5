import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of a row. Objects and arrays are written as JSON, dates as ISO instants, undefined and null as NULL. */
export type Value =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly unknown[]
  | Readonly<Record<string, unknown>>;

const SPECIAL = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escapeText = (text: string): string => text.replace(SPECIAL, (found) => ESCAPES[found] ?? found);

const encode = (value: Value): string => {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  return escapeText(JSON.stringify(value));
};

const CHUNK = 256 * 1024;

function* lines<Row extends Readonly<Record<string, Value>>>(
  rows: Iterable<Row>,
  columns: readonly (keyof Row)[],
): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${columns.map((column) => encode(row[column])).join('\t')}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

/**
 * Streams rows into a table with COPY, one chunk in memory at a time. The keys of the first row are the columns, so all
 * rows must have the same keys.
 */
export const copyRows = async <Row extends Readonly<Record<string, Value>>>(
  client: pg.ClientBase,
  table: string,
  rows: Iterable<Row>,
): Promise<void> => {
  const iterator = rows[Symbol.iterator]();
  const first = iterator.next();
  if (first.done) return;
  const columns = Object.keys(first.value) as (keyof Row & string)[];
  const all = (function* () {
    yield first.value;
    for (let step = iterator.next(); !step.done; step = iterator.next()) yield step.value;
  })();
  const quoted = columns.map((column) => `"${column}"`).join(', ');
  await pipeline(Readable.from(lines(all, columns)), client.query(copyFrom(`copy ${table} (${quoted}) from stdin`)));
};
