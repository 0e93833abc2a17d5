import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { DateInput } from './date-input.tsx';
import { formatClock } from './formats/date.ts';
import { wibDate, wibToIso } from './formats/wib.ts';
import { TimeInput } from './time-input.tsx';

const Row = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 108px', gap: '2' } });

export interface DateTimeInputProps {
  /** Names the two boxes: 'Mulai' gives 'Mulai, tanggal' and 'Mulai, jam (WIB)'. */
  label: string;
  /** ISO instant in UTC; empty for none. */
  value: string;
  /** An instant once both parts are there, empty when neither is. Half an answer is not handed on. */
  onChange: (instant: string) => void;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
}

/** An instant, shown and entered as day and time in WIB. Put it in `<Field group>`. */
export function DateTimeInput({ label, value, onChange, disabled, invalid }: DateTimeInputProps) {
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
  const shared = { disabled, 'aria-invalid': invalid } as const;
  return (
    <Row>
      <DateInput {...shared} aria-label={`${label}, tanggal`} value={date} onChange={(next) => change(next, time)} />
      <TimeInput {...shared} aria-label={`${label}, jam (WIB)`} value={time} onChange={(next) => change(date, next)} />
    </Row>
  );
}
