import fc from 'fast-check';
import type { CallOptions } from './calls.ts';

/**
 * Values that no screen sends: wrong types, limits of number types, characters that PostgreSQL cannot store, and far
 * too long texts.
 */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '2147483648',
  '99999999999999999999',
  '1e3',
  '-0',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '%00',
  '../../etc/passwd',
  "'; drop table members; --",
  '{"a":1}',
  '__proto__',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00.001Z',
  'x'.repeat(70_000),
  [],
  [null],
  [[]],
  Array.from({ length: 2_000 }, (_, n) => n),
  {},
  { constructor: { prototype: 1 } },
];

const hostileValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** One change of a call that would succeed. */
export interface Change {
  readonly target: 'params' | 'query' | 'body';
  /** Index of the changed field, modulo the number of fields. */
  readonly at: number;
  readonly value: unknown;
  readonly kind: 'replace' | 'remove' | 'add';
}

/** One to three random changes. */
export const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    target: fc.constantFrom('params', 'query', 'body'),
    at: fc.nat(50),
    value: hostileValue,
    kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
  }),
  { minLength: 1, maxLength: 3 },
);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);

/** Common parameters of lists, for calls without a query. */
const QUERY = ['page', 'per_page', 'q', 'sort', 'month', 'year', 'ids'];

function changeFields(fields: Fields, { at, value, kind }: Change): Fields {
  const names = Object.keys(fields);
  const name = names[at % names.length];
  if (kind === 'add' || name === undefined) return { ...fields, [QUERY[at % QUERY.length] ?? 'page']: value };
  if (kind === 'remove') return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
  return { ...fields, [name]: value };
}

/** Converts a value to text without lone surrogates, because paths and queries cannot contain them. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 4_000).toWellFormed();

const asTexts = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asText(value)]));

/** Applies one change to a call; path parameters are replaced, never removed. */
function changedOnce(call: CallOptions, change: Change): CallOptions {
  const { params = {}, query = {}, body } = call;
  if (change.target === 'params' && Object.keys(params).length > 0)
    return { ...call, params: asTexts(changeFields(params, { ...change, kind: 'replace' })) };
  if (change.target === 'query') return { ...call, query: asTexts(changeFields(query, change)) };
  return isFields(body) ? { ...call, body: changeFields(body, change) } : call;
}

/** Applies several changes to a call. */
export const changedCall = (call: CallOptions, changes: readonly Change[]): CallOptions =>
  changes.reduce(changedOnce, call);

/** Bearer tokens that no server has issued. */
export const HOSTILE_TOKENS: readonly string[] = ['', ' ', 'x', 'x'.repeat(8_000), "' or 1=1 --", 'null', '%00', 'é'];

/** Returns the call as made by another device, with that device's token or without one. */
export function calledWith(call: CallOptions, token: string | null): CallOptions {
  const { authorization: _, ...headers } = call.headers ?? {};
  return { ...call, headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` } };
}
