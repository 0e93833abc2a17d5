import type { UseFormReturn } from '@widya/design-system/use-form';
import { useEffect } from 'react';
import type { FieldErrors, FormRules } from './record-definition.ts';
import { errorsOfRefusal } from './record-errors.ts';

/**
 * Shows the API's messages at their fields and focuses the first.
 * @returns the messages by field; empty when the refusal names no field of the form.
 */
export function useRefusedFields<Values extends object, Saved, Body extends object>(
  form: UseFormReturn<Values>,
  rules: FormRules<Values, Saved, Body>,
  failure: unknown,
): FieldErrors<Values> {
  const refused = errorsOfRefusal(rules, failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    for (const [at, [field, message]] of Object.entries(refused).entries())
      form.setError(field as never, { type: 'api', message: String(message) }, { shouldFocus: at === 0 });
  }, [failure, form]);
  return refused;
}
