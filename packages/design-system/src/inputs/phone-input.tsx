import { useEffect, useState } from 'react';
import { parsePhone } from '../formats/phone.ts';
import { formatPhone } from '../formats/text.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface PhoneInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `+62812…` (E.164) for a valid mobile number, otherwise the typed text, so that the form can show the error. */
  value: string;
  /** Called with the number on blur. */
  onChange: (phone: string) => void;
}

/** A phone number; accepts 08…, 62… and +62…, and shows 0812-3456-7890. */
export function PhoneInput({ value, onChange, ...rest }: PhoneInputProps) {
  const [text, setText] = useState(formatPhone(value));
  useEffect(() => setText(formatPhone(value)), [value]);
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel"
      placeholder="0812-3456-7890"
      {...rest}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={(event) => {
        const phone = parsePhone(text) ?? text.trim();
        setText(formatPhone(phone));
        if (phone !== value) onChange(phone);
        rest.onBlur?.(event);
      }}
    />
  );
}
