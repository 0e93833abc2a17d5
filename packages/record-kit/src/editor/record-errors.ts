import { ApiError, currentRecord } from '@widya/api-client/api-error';
import type { FieldErrors, FormRules } from './record-definition.ts';
import { schemaErrors } from './schema-errors.ts';

type Definition<Values extends object, Saved, Body extends object> = FormRules<Values, Saved, Body>;

/** The form's field for a path in the body, which may be nested: `recordings.0.title`, `event.name`. */
function fieldAt<Values extends object, Saved, Body extends object>(
  { blank, fieldOf = {} }: Definition<Values, Saved, Body>,
  path: string,
): string | undefined {
  const parts = path.split('.');
  const prefixes = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  const prefix = prefixes.find((candidate) => candidate in fieldOf || candidate in blank);
  return prefix === undefined ? parts.find((part) => part in blank) : (fieldOf[prefix] ?? prefix);
}

/** Messages by the form's field names; those about list entries are shown at the list, unknown ones are dropped. */
export function atFields<Values extends object, Saved, Body extends object>(
  definition: Definition<Values, Saved, Body>,
  messages: Readonly<Record<string, string>>,
): FieldErrors<Values> {
  const messagesByField: Record<string, string> = {};
  for (const [path, message] of Object.entries(messages)) {
    const field = fieldAt(definition, path);
    if (field !== undefined) messagesByField[field] ??= message;
  }
  return messagesByField as FieldErrors<Values>;
}

/** Validation errors by field; a message of the form's own rules replaces that of the contract's schema. */
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

/** The API's messages by field; none for a version conflict. */
export function errorsOfRefusal<Values extends object, Saved, Body extends object>(
  definition: Definition<Values, Saved, Body>,
  failure: unknown,
): FieldErrors<Values> {
  if (!(failure instanceof ApiError) || currentRecord(failure) !== null) return {};
  return atFields(definition, definition.refusals?.(failure) ?? failure.errors);
}
