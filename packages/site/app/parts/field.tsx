import type { ComponentProps, ReactNode } from 'react';
import { Problem } from './problem.tsx';

interface FrameProps {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  /** Sentence of what is wrong; undefined when nothing is. */
  readonly problem?: string | undefined;
  readonly isOptional?: boolean;
  readonly children: ReactNode;
}

/** Ids by which an input names its help and its problem. */
const describedBy = (name: string, help: ReactNode, problem: string | undefined): string | undefined =>
  [help ? `${name}-help` : '', problem ? `${name}-problem` : ''].filter(Boolean).join(' ') || undefined;

/** Label, input, help and problem of one field. */
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

/** A field of one line. */
export function TextField({ label, help, problem, isOptional, className = '', ...input }: TextFieldProps) {
  return (
    <FieldFrame name={input.name} label={label} help={help} problem={problem} isOptional={isOptional ?? false}>
      <input
        {...input}
        id={input.name}
        className={`input ${className}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(input.name, help, problem)}
      />
    </FieldFrame>
  );
}

interface AreaFieldProps extends Omit<FrameProps, 'children'>, Omit<ComponentProps<'textarea'>, 'name' | 'children'> {}

/** A field of several lines. */
export function AreaField({ label, help, problem, isOptional, ...input }: AreaFieldProps) {
  return (
    <FieldFrame name={input.name} label={label} help={help} problem={problem} isOptional={isOptional ?? false}>
      <textarea
        {...input}
        id={input.name}
        className="input"
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(input.name, help, problem)}
      />
    </FieldFrame>
  );
}

interface SelectFieldProps extends Omit<FrameProps, 'children'>, Omit<ComponentProps<'select'>, 'name'> {}

/** A field with a list to choose from; its options are the children. */
export function SelectField({ label, help, problem, isOptional, ...input }: SelectFieldProps) {
  return (
    <FieldFrame name={input.name} label={label} help={help} problem={problem} isOptional={isOptional ?? false}>
      <select
        {...input}
        id={input.name}
        className="input"
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(input.name, help, problem)}
      />
    </FieldFrame>
  );
}
