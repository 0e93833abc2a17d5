import { chakra } from '@chakra-ui/react/styled-system';
import { wibDate, wibToIso } from '@widya/contract/time/instants';
import { formatClock, formatDateTime } from '@widya/contract/time/texts';
import { type FocusEvent, useEffect, useId, useState } from 'react';
import { DateInput } from './date-input.tsx';
import { InputNote } from './input-note.tsx';
import { TimeInput } from './time-input.tsx';
import { UNREAD } from './unread-input.ts';

const Row = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 108px', gap: '2' } });

export interface DateTimeInputProps {
  /** Names the two boxes: 'Mulai' gives 'Mulai, tanggal' and 'Mulai, jam (WIB)'. */
  label: string;
  /** ISO instant in UTC; empty for none. */
  value: string;
  /** An instant once both parts are there, empty when neither is. Half an answer is not handed on, and said to be half. */
  onChange: (instant: string) => void;
  /** Cannot be changed. */
  disabled?: boolean | undefined;
  /** The form has found something wrong with it. */
  invalid?: boolean | undefined;
  /** Says of an instant on a day in the past that it is one; it can still be saved. */
  warnPast?: boolean | undefined;
}

/** An instant, shown and entered as day and time in WIB. Put it in `<Field group>`. */
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
  // Said once the person goes on to something else: between the two boxes half an answer is what is expected.
  const [left, setLeft] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setLeft(true);
  };
  const isHalf = left && (date === '') !== (time === '');
  const shared = { disabled, 'aria-invalid': invalid, ...(isHalf && { 'aria-describedby': noteId }) } as const;
  return (
    <div style={{ width: '100%' }}>
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
    </div>
  );
}

const halfNote = (value: string): string =>
  value === '' ? 'Isi tanggal dan jamnya.' : `Isi tanggal dan jamnya; yang berlaku tetap ${formatDateTime(value)}.`;
