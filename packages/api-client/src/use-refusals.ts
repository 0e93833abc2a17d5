import { useState } from 'react';
import { ApiError } from './api-error.ts';

interface Refusals<Field extends string> {
  /** Messages for single fields, each until its refused value is changed. */
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  /** The failure, unless its messages are shown at fields. */
  readonly failure: unknown;
}

/**
 * The API's refusal of a form: shown at its fields where possible, otherwise for the form as a whole.
 * @param failure error of the last attempt to save.
 * @param values current values of the form; fields have the API's names, or those that `fieldOf` translates.
 */
export function useRefusals<Values extends object>(
  failure: unknown,
  values: Values,
  fieldOf: (name: string) => string = (name) => name,
): Refusals<keyof Values & string> {
  const [refused, setRefused] = useState({ failure, values });
  if (refused.failure !== failure) setRefused({ failure, values });
  const fieldErrors =
    failure instanceof ApiError
      ? Object.entries(failure.errors).flatMap(([name, text]) =>
          fieldOf(name) in values ? [[fieldOf(name), text] as const] : [],
        )
      : [];
  const isUnchanged = (field: string): boolean =>
    values[field as keyof Values] === refused.values[field as keyof Values];
  return {
    errors: Object.fromEntries(fieldErrors.filter(([field]) => isUnchanged(field))) as Refusals<
      keyof Values & string
    >['errors'],
    failure: fieldErrors.length > 0 ? null : failure,
  };
}
