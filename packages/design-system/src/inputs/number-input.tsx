import type { Ref } from 'react';
import { NumericFormat } from 'react-number-format';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface NumberInputProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'max' | 'min'> {
  /** Null is empty. */
  value: number | null;
  /** Called with the number; null when it is emptied. */
  onChange: (value: number | null) => void;
  /** Larger numbers cannot be typed. */
  max?: number | undefined;
  /** Number of decimals; default 0. */
  decimals?: number | undefined;
  /** The input element, for focusing it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A number with dots between thousands and a decimal comma. Never negative. */
export function NumberInput({
  value,
  onChange,
  max = Number.MAX_SAFE_INTEGER,
  decimals = 0,
  ref,
  ...rest
}: NumberInputProps) {
  return (
    <NumericFormat
      align="end"
      {...rest}
      {...(ref ? { getInputRef: ref } : {})}
      customInput={TextInput}
      value={value ?? ''}
      thousandSeparator="."
      decimalSeparator=","
      decimalScale={decimals}
      allowNegative={false}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      isAllowed={({ floatValue }) => floatValue === undefined || floatValue <= max}
      onValueChange={({ floatValue }, { source }) => {
        if (source === 'event') onChange(floatValue ?? null);
      }}
    />
  );
}
