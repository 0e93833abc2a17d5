import { useEffect, useState } from 'react';
import { parsePhone } from '../formats/phone.ts';
import { formatPhone } from '../formats/text.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface PhoneInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `+62812…` (E.164) once it is a mobile number, else as typed: the form says what is wrong. */
  value: string;
  /** Gets the number when the input is left. */
  onChange: (phone: string) => void;
}

/** A phone number; 08…, 62… and +62… all work, shown as 0812-3456-7890. */
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
