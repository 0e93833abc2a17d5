import { type ReactNode, useId, useMemo } from 'react';
import { styled } from '../theme/styled.ts';
import { FieldContext } from './field-context.ts';

const Root = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0, width: 'full' },
});
const Label = styled('label', {
  base: {
    textStyle: 'label',
    color: 'fg',
    // Decorative, because the control itself has the required attribute.
    '&[data-required]::after': { content: '" *" / ""', color: 'danger.text' },
  },
});
const LabelRow = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    justifyContent: 'space-between',
    // A button beside the label must not move this control below its neighbour.
    '& > :last-child': { marginBlock: '-8px' },
  },
});
const Help = styled('div', { base: { fontSize: 'sm', color: 'fg.muted' } });
const ErrorText = styled('div', { base: { fontSize: 'sm', color: 'danger.text' } });

export interface FieldProps {
  /** Label of the control. */
  label: string;
  /** Text below the control, always visible. */
  help?: ReactNode;
  /** Replaces the help and marks the control as invalid. Empty or null means no error. */
  error?: string | null | undefined;
  /** Whether it is required; adds an asterisk to the label. */
  required?: boolean | undefined;
  /** Disables the control inside. */
  disabled?: boolean | undefined;
  /** Content at the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  /** For several controls with one label (radio group, image upload): uses a named group instead of a `<label>`. */
  group?: boolean | undefined;
  /** The control, which takes its id from the field. */
  children: ReactNode;
}

/** Connects label, control, help and error for screen readers. The control takes its id from the field. */
export function Field({ label, help, error, required, disabled, aside, group, children }: FieldProps) {
  const base = useId();
  const helpId = `${base}-help`;
  const errorId = `${base}-error`;
  const describedBy = error ? errorId : help ? helpId : undefined;
  const control = useMemo(
    () => ({
      id: group ? undefined : base,
      describedBy,
      invalid: Boolean(error),
      required: Boolean(required),
      disabled: Boolean(disabled),
    }),
    [base, group, describedBy, error, required, disabled],
  );
  const mark = required ? '' : undefined;
  const labelNode = group ? (
    <Label as="span" id={`${base}-label`} data-required={mark}>
      {label}
    </Label>
  ) : (
    <Label htmlFor={base} data-required={mark}>
      {label}
    </Label>
  );
  return (
    <Root {...(group ? { role: 'group', 'aria-labelledby': `${base}-label`, 'aria-describedby': describedBy } : {})}>
      {aside ? (
        <LabelRow>
          {labelNode}
          {aside}
        </LabelRow>
      ) : (
        labelNode
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {error ? (
        <ErrorText id={errorId} role="alert">
          {error}
        </ErrorText>
      ) : help ? (
        <Help id={helpId}>{help}</Help>
      ) : null}
    </Root>
  );
}
