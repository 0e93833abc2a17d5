import { MOST_TOKEN_DAYS } from '@widya/contract/api-token-rules';
import { plusDays } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { DateInput } from '@widya/design-system/date-input';
import { Stack } from '@widya/design-system/layout';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { useState } from 'react';
import { CREATE_TEXTS as texts } from './texts.ts';

type Period = keyof typeof texts.periods;

const PERIODS: readonly Period[] = ['30', '90', '365', 'date'];
const OPTIONS = PERIODS.map((value) => ({ value, label: texts.periods[value] }));

interface ExpiryInputProps {
  /** The last day, WIB; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** How long a token works: three usual periods, or any day within a year. */
export function ExpiryInput({ value, onChange }: ExpiryInputProps) {
  const today = wibDate(Date.now());
  const dayOf = (period: Period): string => plusDays(today, Number(period));
  const [ownDay, setOwnDay] = useState(false);
  const period = ownDay ? 'date' : (PERIODS.find((days) => days !== 'date' && dayOf(days) === value) ?? 'date');
  const choose = (next: Period) => {
    setOwnDay(next === 'date');
    if (next !== 'date') onChange(dayOf(next));
  };
  return (
    <Stack gap="2">
      <SegmentGroup label={texts.expiry} options={OPTIONS} value={period} onChange={choose} />
      {period === 'date' && (
        <DateInput
          aria-label={texts.lastDay}
          value={value}
          onChange={onChange}
          min={today}
          max={plusDays(today, MOST_TOKEN_DAYS)}
        />
      )}
    </Stack>
  );
}
