import { useEffect } from 'react';
import {
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm as useLibraryForm,
} from 'react-hook-form';

/**
 * Re-exported from react-hook-form so that shell and remotes use the same copy as `FormField`.
 */
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
 * The form library's `useForm`, except that a change validates every field with an error again, so that an error about
 * two fields disappears when either is corrected. An error of type `api`, which no rule can check, disappears when its
 * own field changes.
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
