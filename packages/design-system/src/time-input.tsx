import { useEffect, useState } from 'react';
import { parseTimeText } from './formats/parse-date.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface TimeInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'end'> {
  /** `HH:mm` in WIB; empty for none. */
  value: string;
  onChange: (time: string) => void;
}

/** A time of day in WIB, 24 hours. '9', '9.30' and '0930' are understood; arrow keys step by 15 minutes. */
export function TimeInput({ value, onChange, onBlur, ...rest }: TimeInputProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const read = () => {
    const time = parseTimeText(text);
    if (text.trim() === '') onChange('');
    else if (time === null) setText(value);
    else {
      setText(time);
      if (time !== value) onChange(time);
    }
  };
  const step = (minutes: number) => {
    const [hour = 0, minute = 0] = (parseTimeText(text) ?? '09:00').split(':').map(Number);
    const total = (hour * 60 + minute + minutes + 24 * 60) % (24 * 60);
    onChange(`${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`);
  };
  return (
    <TextInput
      placeholder="HH:mm"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      {...rest}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={(event) => {
        read();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') read();
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 15 : -15);
        }
      }}
    />
  );
}
