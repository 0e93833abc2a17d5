import { parseTimeText } from '@widya/contract/time/parse-time';
import { shiftTime } from '@widya/contract/time/shift-time';
import { useId } from 'react';
import { InputNote } from './input-note.tsx';
import { InputStack } from './input-stack.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useTypedValue } from './use-typed-value.ts';

export interface TimeInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'end'> {
  /** `HH:mm` in WIB; empty for none. */
  value: string;
  /** Called with the time, or an empty text. */
  onChange: (time: string) => void;
}

const asWritten = (time: string): string => time;

/**
 * A time of day in WIB, 24 hours. Accepts '9', '9.30' and '0930'; arrow keys step by 15 minutes. Invalid text stays
 * with an error, and the previous value stays.
 */
export function TimeInput({ value, onChange, onBlur, ...rest }: TimeInputProps) {
  const noteId = useId();
  const { text, unread, read, input } = useTypedValue({
    value,
    onChange,
    show: asWritten,
    parse: parseTimeText,
    onBlur,
  });
  const step = (minutes: number) => onChange(shiftTime(parseTimeText(text) ?? '09:00', minutes));
  const field = (
    <TextInput
      placeholder="HH:mm"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      {...rest}
      {...input}
      {...(unread ? { 'aria-describedby': noteId } : {})}
      onKeyDown={(event) => {
        if (event.key === 'Enter') read();
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 15 : -15);
        }
      }}
    />
  );
  return (
    <InputStack>
      {field}
      {unread ? (
        <InputNote id={noteId} role="status" tone="danger">
          {value === '' ? 'Jam tidak dapat dibaca.' : `Jam tidak dapat dibaca; yang berlaku tetap ${value}.`}
        </InputNote>
      ) : null}
    </InputStack>
  );
}
