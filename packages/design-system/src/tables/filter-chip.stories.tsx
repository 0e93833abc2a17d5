import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from '../inputs/radio-group.tsx';
import { Inline } from '../layout/layout.tsx';
import { FilterChip, ToggleChip } from './filter-chip.tsx';

function Example({ start, on }: { start: string | null; on: boolean }) {
  const [value, setValue] = useState(start);
  const [todo, setTodo] = useState(on);
  return (
    <Inline>
      <ToggleChip label="Perlu dikerjakan" on={todo} onChange={setTodo} />
      <FilterChip label="Provinsi" value={value ?? undefined} onClear={() => setValue(null)}>
        {(close) => (
          <RadioGroup
            label="Provinsi"
            value={value}
            onChange={(next) => {
              setValue(next);
              close();
            }}
            options={['Jawa Barat', 'Bali', 'Papua'].map((name) => ({ value: name, label: name }))}
          />
        )}
      </FilterChip>
    </Inline>
  );
}

const meta = { title: 'Tables/FilterChip', component: Example, args: { start: null, on: false } } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { start: 'Jawa Barat', on: true } };
export const LongValue: Story = { args: { start: 'Daerah Istimewa dengan Nama yang Sangat Panjang Sekali', on: true } };
