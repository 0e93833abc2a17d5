import { wibDate, wibToIso } from '@widya/contract/time/instants';
import { formatClock, formatDateTime } from '@widya/contract/time/texts';
import { type FocusEvent, useEffect, useId, useState } from 'react';
import { styled } from '../theme/styled.ts';
import { DateInput } from './date-input.tsx';
import { InputNote } from './input-note.tsx';
import { InputStack } from './input-stack.ts';
import { TimeInput } from './time-input.tsx';
import { UNREAD } from './unread-input.ts';

const Row = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 108px', gap: '2' } });

export interface DateTimeInputProps {
  /** Names both inputs: 'Mulai' gives 'Mulai, tanggal' and 'Mulai, jam (WIB)'. */
  label: string;
  /** ISO instant in UTC; empty for none. */
  value: string;
  /**
   * Called with an instant when both parts are filled, or empty when neither is. A missing part is reported as an error
   * instead.
   */
  onChange: (instant: string) => void;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
  /** Whether the form has found an error in it. */
  invalid?: boolean | undefined;
  /** Warns about a past day, which can still be saved. */
  warnPast?: boolean | undefined;
}

/** An instant, shown and entered as day and time in WIB. Use it in `<Field group>`. */
export function DateTimeInput({ label, value, onChange, disabled, invalid, warnPast }: DateTimeInputProps) {
  const [date, setDate] = useState(wibDate(value));
  const [time, setTime] = useState(formatClock(value));
  useEffect(() => {
    setDate(wibDate(value));
    setTime(formatClock(value));
  }, [value]);
  const change = (nextDate: string, nextTime: string) => {
    setDate(nextDate);
    setTime(nextTime);
    const instant = nextDate && nextTime ? wibToIso(nextDate, nextTime) : null;
    if (instant) onChange(instant);
    else if (!nextDate && !nextTime) onChange('');
  };
  const noteId = useId();
  // Shows the error only after the focus has left both inputs, because a missing part is expected in between.
  const [left, setLeft] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setLeft(true);
  };
  const isHalf = left && (date === '') !== (time === '');
  const shared = { disabled, 'aria-invalid': invalid, ...(isHalf && { 'aria-describedby': noteId }) } as const;
  return (
    <InputStack>
      <Row onBlur={leave}>
        <DateInput
          {...shared}
          {...(isHalf && date === '' && UNREAD)}
          aria-label={`${label}, tanggal`}
          value={date}
          warnPast={warnPast}
          onChange={(next) => change(next, time)}
        />
        <TimeInput
          {...shared}
          {...(isHalf && time === '' && UNREAD)}
          aria-label={`${label}, jam (WIB)`}
          value={time}
          onChange={(next) => change(date, next)}
        />
      </Row>
      {isHalf ? (
        <InputNote id={noteId} role="status" tone="danger">
          {halfNote(value)}
        </InputNote>
      ) : null}
    </InputStack>
  );
}

const halfNote = (value: string): string =>
  value === '' ? 'Isi tanggal dan jamnya.' : `Isi tanggal dan jamnya; yang berlaku tetap ${formatDateTime(value)}.`;
