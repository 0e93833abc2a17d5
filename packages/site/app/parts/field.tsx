import type { ComponentProps, ReactNode } from 'react';
import { Problem } from './problem.tsx';

interface FrameProps {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  /** The error message; undefined when the field is valid. */
  readonly problem?: string | undefined;
  readonly isOptional?: boolean;
  readonly children: ReactNode;
}

/** Ids of the help and the error of an input. */
const describedBy = (name: string, help: ReactNode, problem: string | undefined): string | undefined =>
  [help ? `${name}-help` : '', problem ? `${name}-problem` : ''].filter(Boolean).join(' ') || undefined;

/** Attributes that connect an input to its label, help and error. */
const controlProps = (name: string, help: ReactNode, problem: string | undefined) => ({
  id: name,
  'aria-invalid': problem ? true : undefined,
  'aria-describedby': describedBy(name, help, problem),
});

/** Label, input, help and error of a field. */
export function FieldFrame({ name, label, help, problem, isOptional = false, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {isOptional && <span className="optional">(boleh dikosongkan)</span>}
      </label>
      {children}
      <Problem name={name}>{problem}</Problem>
      {help && <small id={`${name}-help`}>{help}</small>}
    </div>
  );
}

interface TextFieldProps extends Omit<FrameProps, 'children'>, Omit<ComponentProps<'input'>, 'name' | 'children'> {}

/** A single-line field. */
export function TextField({ label, help, problem, isOptional, className = '', ...input }: TextFieldProps) {
  return (
    <FieldFrame name={input.name} label={label} help={help} problem={problem} isOptional={isOptional ?? false}>
      <input {...input} {...controlProps(input.name, help, problem)} className={`input ${className}`} />
    </FieldFrame>
  );
}

interface AreaFieldProps extends Omit<FrameProps, 'children'>, Omit<ComponentProps<'textarea'>, 'name' | 'children'> {}

/** A multi-line field. */
export function AreaField({ label, help, problem, isOptional, ...input }: AreaFieldProps) {
  return (
    <FieldFrame name={input.name} label={label} help={help} problem={problem} isOptional={isOptional ?? false}>
      <textarea {...input} {...controlProps(input.name, help, problem)} className="input" />
    </FieldFrame>
  );
}

interface SelectFieldProps extends Omit<FrameProps, 'children'>, Omit<ComponentProps<'select'>, 'name'> {}

/** A select field; its children are the options. */
export function SelectField({ label, help, problem, isOptional, ...input }: SelectFieldProps) {
  return (
    <FieldFrame name={input.name} label={label} help={help} problem={problem} isOptional={isOptional ?? false}>
      <select {...input} {...controlProps(input.name, help, problem)} className="input" />
    </FieldFrame>
  );
}
