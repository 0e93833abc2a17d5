import { Button } from '@widya/design-system/button';
import { Field } from '@widya/design-system/field';
import { FilterChip } from '@widya/design-system/filter-chip';
import { Inline, Stack } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { useState } from 'react';
import { TEXTS } from '../texts.ts';
import { daysLabel } from './days-label.ts';

/** First and last class day, YYYY-MM-DD; empty for no bound. */
interface Days {
  readonly from: string;
  readonly to: string;
}

interface DateFilterProps {
  readonly value: Days;
  readonly onChange: (days: Days) => void;
}

/** Narrows the list to classes between two days, both included, in WIB. */
export function DateFilter({ value, onChange }: DateFilterProps) {
  return (
    <FilterChip label={TEXTS.dateFilter} value={daysLabel(value)} onClear={() => onChange({ from: '', to: '' })}>
      {(close) => (
        <DaysForm
          start={value}
          onApply={(days) => {
            onChange(days);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

function DaysForm({ start, onApply }: { readonly start: Days; readonly onApply: (days: Days) => void }) {
  const [days, setDays] = useState(start);
  const isWrong = days.from !== '' && days.to !== '' && days.to < days.from;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onApply(days);
      }}
    >
      <Stack gap="3">
        <Field label={TEXTS.firstDay}>
          <TextInput
            type="date"
            value={days.from}
            onChange={(event) => setDays({ ...days, from: event.target.value })}
          />
        </Field>
        <Field label={TEXTS.lastDay} error={isWrong ? TEXTS.daysWrong : null}>
          <TextInput type="date" value={days.to} onChange={(event) => setDays({ ...days, to: event.target.value })} />
        </Field>
        <Inline justifyContent="flex-end">
          <Button type="submit" variant="primary" size="sm">
            {TEXTS.apply}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
