import { z } from 'zod';

/** Longest JSON text in characters. Source: S25. */
const MAX_CHARS = 262_144;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a parsed value contains no key that could modify prototypes, at any depth. Source: S25. */
export function hasPlainKeys(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.keys(value).every((key) => !FORBIDDEN.has(key)) && Object.values(value).every(hasPlainKeys);
}

/** Parses JSON text; undefined when it is invalid, too long, or contains prototype keys. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return hasPlainKeys(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A field that older callers send as JSON text: accepts the value or its text, and validates both. Source: S25.
 * @param schema the expected value.
 * @param wrong message for another value; the API's general one by default.
 */
export const valueOrJson = <Value extends z.ZodType>(schema: Value, wrong?: string) =>
  z.union([schema, z.string().max(MAX_CHARS).transform(parsed).pipe(schema)], wrong);

const plainObject = z
  .record(z.string(), z.unknown())
  .refine((value) => hasPlainKeys(value) && JSON.stringify(value).length <= MAX_CHARS);

/** Any JSON object, as value or as text. */
export const objectOrJson = valueOrJson(plainObject);
