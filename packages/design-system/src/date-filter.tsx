import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { FilterChip } from './filter-chip.tsx';
import { daysLabel } from './formats/days-label.ts';
import { TextInput } from './text-input.tsx';

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const End = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end' } });

/** First and last day, YYYY-MM-DD; empty for no bound. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface DateFilterProps {
  /** 'Tanggal' when left out. */
  label?: string | undefined;
  value: Days;
  onChange: (days: Days) => void;
}

/** Narrows a list to what lies between two days, both included, in WIB. */
export function DateFilter({ label = 'Tanggal', value, onChange }: DateFilterProps) {
  return (
    <FilterChip label={label} value={daysLabel(value)} onClear={() => onChange({ from: '', to: '' })}>
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

function DaysForm({ start, onApply }: { start: Days; onApply: (days: Days) => void }) {
  const [days, setDays] = useState(start);
  const isWrong = days.from !== '' && days.to !== '' && days.to < days.from;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onApply(days);
      }}
    >
      <Field label="Dari tanggal">
        <TextInput type="date" value={days.from} onChange={(event) => setDays({ ...days, from: event.target.value })} />
      </Field>
      <Field
        label="Sampai tanggal"
        error={isWrong ? 'Tanggal akhir harus sama dengan atau setelah tanggal awal' : null}
      >
        <TextInput type="date" value={days.to} onChange={(event) => setDays({ ...days, to: event.target.value })} />
      </Field>
      <End>
        <Button type="submit" variant="primary" size="sm">
          Terapkan
        </Button>
      </End>
    </Form>
  );
}
