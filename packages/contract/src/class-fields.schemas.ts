import { z } from 'zod';
import { CLASS_FLAGS, CLASS_LINKS, CLASS_PICTURES, CLASS_TEMPLATES, CLASS_TEXTS } from './class-fields.ts';
import { flagInput } from './scalars.schemas.ts';

/** Applies one schema to every field of a list. */
const each = <Name extends string, Field extends z.ZodType>(fields: Readonly<Record<Name, string>>, field: Field) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, field])) as Record<Name, Field>;

const storedText = z.string().nullable();

/** Null stands for an empty text. */
export const storedClassFields = {
  ...each(CLASS_LINKS, storedText),
  ...each(CLASS_PICTURES, storedText),
  ...each(CLASS_TEXTS, storedText),
  ...each(CLASS_FLAGS, z.boolean()),
  ...each(CLASS_TEMPLATES, z.number().int().nullable()),
};

const address = z.string().trim().max(2_048).nullish();

export const sentClassFields = {
  ...each(CLASS_LINKS, address),
  ...each(CLASS_PICTURES, address),
  ...each(CLASS_TEXTS, z.string().trim().max(255).nullish()),
  ...each(CLASS_FLAGS, flagInput),
  ...each(CLASS_TEMPLATES, z.number().int().positive().nullish()),
};
