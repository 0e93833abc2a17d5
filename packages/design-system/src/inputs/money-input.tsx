import type { ClipboardEvent, Ref } from 'react';
import { NumericFormat } from 'react-number-format';
import { parseMoney } from '../formats/money.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface MoneyInputProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'start' | 'align' | 'prefix'> {
  /** Integer rupiah; null is empty. */
  value: number | null;
  /** Called with whole rupiah; null when it is emptied. */
  onChange: (rupiah: number | null) => void;
  /** The input element, for focusing it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Integer rupiah: formatted with dots while typing; accepts pasted 'Rp1.500.000', '1,500,000' and '1500000'. */
export function MoneyInput({ value, onChange, ref, ...rest }: MoneyInputProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const amount = parseMoney(event.clipboardData.getData('text'));
    if (amount === null) return;
    event.preventDefault();
    onChange(amount);
  };
  return (
    <NumericFormat
      {...rest}
      {...(ref ? { getInputRef: ref } : {})}
      customInput={TextInput}
      value={value ?? ''}
      thousandSeparator="."
      decimalSeparator=","
      decimalScale={0}
      allowNegative={false}
      inputMode="numeric"
      autoComplete="off"
      isAllowed={({ floatValue }) => floatValue === undefined || Number.isSafeInteger(floatValue)}
      onValueChange={({ floatValue }, { source }) => {
        if (source === 'event') onChange(floatValue ?? null);
      }}
      onPaste={paste}
      start="Rp"
      startWidth={38}
      align="end"
    />
  );
}
