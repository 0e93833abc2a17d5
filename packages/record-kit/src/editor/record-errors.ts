import { ApiError, presentRecord } from '@widya/api-client/api-error';
import type { FieldErrors, FormRules } from './record-definition.ts';
import { schemaErrors } from './schema-errors.ts';

type Definition<Values extends object, Saved, Body extends object> = FormRules<Values, Saved, Body>;

/** The field of the form for a place in the body, which may lie within a field: `recordings.0.title`, `event.name`. */
function fieldAt<Values extends object, Saved, Body extends object>(
  { blank, fieldOf = {} }: Definition<Values, Saved, Body>,
  path: string,
): string | undefined {
  const parts = path.split('.');
  const prefixes = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  const known = prefixes.find((prefix) => prefix in fieldOf || prefix in blank);
  return known === undefined ? parts.find((part) => part in blank) : (fieldOf[known] ?? known);
}

/** Sentences under the names of the form; those about an entry of a list stand at the list, others are left out. */
export function atFields<Values extends object, Saved, Body extends object>(
  definition: Definition<Values, Saved, Body>,
  found: Readonly<Record<string, string>>,
): FieldErrors<Values> {
  const placed: Record<string, string> = {};
  for (const [path, message] of Object.entries(found)) {
    const field = fieldAt(definition, path);
    if (field !== undefined) placed[field] ??= message;
  }
  return placed as FieldErrors<Values>;
}

/** What keeps a form from being saved, per field: the contract's schema first, then the form's own rules. */
export async function errorsOfForm<Values extends object, Saved, Body extends object>(
  definition: Definition<Values, Saved, Body>,
  values: Values,
  base: Saved | null,
): Promise<FieldErrors<Values>> {
  const { schema, check, bodyOf } = definition;
  const own = check?.(values, base) ?? {};
  if (!schema) return own;
  return { ...atFields(definition, await schemaErrors(() => schema(base), bodyOf(values, base))), ...own };
}

/** What the API says of single fields. A conflict of versions says nothing of them. */
export function errorsOfRefusal<Values extends object, Saved, Body extends object>(
  definition: Definition<Values, Saved, Body>,
  failure: unknown,
): FieldErrors<Values> {
  if (!(failure instanceof ApiError) || presentRecord(failure) !== null) return {};
  return atFields(definition, definition.refusals?.(failure) ?? failure.errors);
}
