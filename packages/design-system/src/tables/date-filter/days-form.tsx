import { useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { DateInput } from '../../inputs/date-input.tsx';
import { Field } from '../../inputs/field.tsx';
import { styled } from '../../theme/styled.ts';
import type { Days } from '../date-filter.tsx';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const End = styled('div', { base: { display: 'flex', justifyContent: 'flex-end' } });

/** First and last day, typed or chosen; applied together. */
export function DaysForm({ start, onApply }: { start: Days; onApply: (days: Days) => void }) {
  const [days, setDays] = useState(start);
  const isWrong = days.from !== '' && days.to !== '' && days.to < days.from;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onApply(days);
      }}
    >
      <Field label="Dari tanggal">
        <DateInput value={days.from} onChange={(from) => setDays((before) => ({ ...before, from }))} />
      </Field>
      <Field
        label="Sampai tanggal"
        error={isWrong ? 'Tanggal akhir harus sama dengan atau setelah tanggal awal' : null}
      >
        <DateInput value={days.to} onChange={(to) => setDays((before) => ({ ...before, to }))} />
      </Field>
      <End>
        <Button type="submit" variant="primary" size="sm">
          Terapkan
        </Button>
      </End>
    </Form>
  );
}
