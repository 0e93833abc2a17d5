import { type UseFormReturn, useForm } from '@widya/design-system/use-form';
import type { FormRules } from './record-definition.ts';
import { errorsOfForm } from './record-errors.ts';

interface CheckedFormInput<Values extends object, Saved, Body extends object> {
  readonly rules: FormRules<Values, Saved, Body>;
  /** Initial values. */
  readonly values: Values;
  /** The edited record; null for a new one. */
  readonly base?: Saved | null;
  /** When fields are first validated. */
  readonly mode?: 'onSubmit' | 'onTouched' | 'onChange';
  readonly shouldFocusError?: boolean;
}

const asErrors = (messages: object) =>
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, { type: 'rule', message }]));

/** A form validated by the contract's schema and its own rules; also for forms that are sent instead of edited. */
export const useCheckedForm = <Values extends object, Saved, Body extends object>({
  rules,
  values: initialValues,
  base = null,
  mode = 'onSubmit',
  shouldFocusError = true,
}: CheckedFormInput<Values, Saved, Body>): UseFormReturn<Values> =>
  useForm<Values>({
    defaultValues: initialValues as never,
    mode,
    reValidateMode: 'onChange',
    shouldFocusError,
    resolver: async (values) => {
      const messages = await errorsOfForm(rules, values, base);
      return Object.keys(messages).length > 0
        ? { values: {}, errors: asErrors(messages) as never }
        : { values: values as never, errors: {} };
    },
  });
