import { useEffect } from 'react';
import {
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm as useLibraryForm,
} from 'react-hook-form';

/** See react-hook-form. Re-exported so that shell and remotes run one copy: what `FormField` reads must be what the form writes. */
export {
  type Control,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form';

/**
 * The form library's `useForm`, except that every field with an error is checked again whichever field changes, so that the error of
 * a rule about two fields goes when either is corrected. An error of type `api`, which no rule can repeat, goes with its own field.
 */
export function useForm<V extends FieldValues>(props: UseFormProps<V>): UseFormReturn<V> {
  const form = useLibraryForm<V>(props);
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      const wrong = (Object.keys(form.getValues()) as Path<V>[]).filter((field) => {
        const { error } = form.getFieldState(field);
        return error !== undefined && error.type !== 'api';
      });
      if (wrong.length > 0) void form.trigger(wrong);
    });
    return unsubscribe;
  }, [form]);
  return form;
}
