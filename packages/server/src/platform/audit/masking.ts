/** Names of fields whose values are masked in server logs and in the admin log (S1, S42). */
const SECRET = /password|passcode|passphrase|token|secret|authorization|cookie|api_?key|signature/i;

export const MASK = '***';

/** Replaces secrets by `***`, at any depth. */
export function masked(value: unknown, name = ''): unknown {
  if (value !== null && value !== undefined && SECRET.test(name)) return MASK;
  if (Array.isArray(value)) return value.map((entry) => masked(entry));
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(inner, key)]));
  return value;
}
