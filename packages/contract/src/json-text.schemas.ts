import { z } from 'zod';

/** Longest JSON text field. Source: S25. */
const MAX_CHARS = 262_144;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a parsed value is free of keys that reach into the prototypes of objects, at any depth. Source: S25. */
export function hasPlainKeys(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.keys(value).every((key) => !FORBIDDEN.has(key)) && Object.values(value).every(hasPlainKeys);
}

/** Parses JSON text; undefined for what is none, too long, or carries prototype keys. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return hasPlainKeys(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A field that old callers send as JSON text: accepted as the value or as its text, stored checked. Source: S25.
 * @param schema what the text must hold.
 * @param wrong sentence when it holds something else; the general one of the API when not given.
 */
export const valueOrJson = <Value extends z.ZodType>(schema: Value, wrong?: string) =>
  z.union([schema, z.string().max(MAX_CHARS).transform(parsed).pipe(schema)], wrong);

const plainObject = z
  .record(z.string(), z.unknown())
  .refine((value) => hasPlainKeys(value) && JSON.stringify(value).length <= MAX_CHARS);

/** Any JSON object, as value or as text. */
export const objectOrJson = valueOrJson(plainObject);
