import { Select } from '@widya/design-system/select';
import { useMemo } from 'react';
import { type Month, monthKey, monthOptions } from './months.ts';
import { TRANSACTIONS_TEXTS as texts } from './texts.ts';

interface MonthSelectProps {
  readonly value: Month;
  /** Called with year and month as in the address. */
  readonly onChange: (month: { readonly year: string; readonly month: string }) => void;
}

/** Select for the displayed month. C-150, D73. */
export function MonthSelect({ value, onChange }: MonthSelectProps) {
  const options = useMemo(() => monthOptions(), []);
  return (
    <Select
      compact
      size="sm"
      aria-label={texts.month}
      options={options}
      value={monthKey(value)}
      onChange={({ target }) => {
        const [year = '', month = ''] = target.value.split('-');
        onChange({ year, month: String(Number(month)) });
      }}
    />
  );
}
