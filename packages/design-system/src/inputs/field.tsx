import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useMemo } from 'react';
import { FieldContext } from './field-context.ts';

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0, width: 'full' },
});
const Label = chakra('label', {
  base: {
    textStyle: 'label',
    color: 'fg',
    // Drawn, not written: the control itself says that it is required.
    '&[data-required]::after': { content: '" *" / ""', color: 'danger.text' },
  },
});
const LabelRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    justifyContent: 'space-between',
    // A button beside the label must not push this control below the one beside it.
    '& > :last-child': { marginBlock: '-8px' },
  },
});
const Help = chakra('div', { base: { fontSize: 'sm', color: 'fg.muted' } });
const ErrorText = chakra('div', { base: { fontSize: 'sm', color: 'danger.text' } });

export interface FieldProps {
  /** Names the control. */
  label: string;
  /** Under the control, always visible. */
  help?: ReactNode;
  /** Replaces the help and marks the control as wrong. Empty or null means no error. */
  error?: string | null | undefined;
  /** Must be filled in; marked with an asterisk after the label. */
  required?: boolean | undefined;
  /** Disables the control inside. */
  disabled?: boolean | undefined;
  /** At the right of the label: a counter, a link. */
  aside?: ReactNode;
  /** Several controls share the label (radio group, image upload): a named group instead of a `<label>`. */
  group?: boolean | undefined;
  /** The control; it finds its id by itself. */
  children: ReactNode;
}

/** Label, control, help and error, tied together for screen readers. The control inside finds its id by itself. */
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
