import { useState } from 'react';
import { ApiError } from './api-error.ts';

interface Refusals<Field extends string> {
  /** Sentences about single fields, each until what it refused is changed. */
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  /** The failure, unless its sentences stand at fields of the form. */
  readonly failure: unknown;
}

/**
 * What the API refused of a form: at the fields where it can, else as a failure of the whole.
 * @param failure what the last attempt to save failed with.
 * @param values the form as it is now; its fields are called as the API calls them, or as `fieldOf` translates.
 */
export function useRefusals<Values extends object>(
  failure: unknown,
  values: Values,
  fieldOf: (name: string) => string = (name) => name,
): Refusals<keyof Values & string> {
  const [refused, setRefused] = useState({ failure, values });
  if (refused.failure !== failure) setRefused({ failure, values });
  const found =
    failure instanceof ApiError
      ? Object.entries(failure.errors).flatMap(([name, text]) =>
          fieldOf(name) in values ? [[fieldOf(name), text] as const] : [],
        )
      : [];
  const isUnchanged = (field: string): boolean =>
    values[field as keyof Values] === refused.values[field as keyof Values];
  return {
    errors: Object.fromEntries(found.filter(([field]) => isUnchanged(field))) as Refusals<
      keyof Values & string
    >['errors'],
    failure: found.length > 0 ? null : failure,
  };
}
