import type { ReactNode } from 'react';
import {
  type Control,
  Controller,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { Field, type FieldProps } from './field.tsx';

export interface FormFieldProps<V extends FieldValues, N extends FieldPath<V>>
  extends Omit<FieldProps, 'children' | 'error'> {
  /** The form's `control`. */
  control: Control<V>;
  /** Name of the field in the form. */
  name: N;
  /** The control: `(field) => <MoneyInput {...field} />`. */
  children: (field: ControllerRenderProps<V, N>) => ReactNode;
}

/** A field of a react-hook-form form; the form provides value, error and the focus of the first error. */
export function FormField<V extends FieldValues, N extends FieldPath<V>>(props: FormFieldProps<V, N>) {
  const { control, name, children, ...field } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: bound, fieldState }) => (
        <Field {...field} error={fieldState.error?.message}>
          {children(bound)}
        </Field>
      )}
    />
  );
}
