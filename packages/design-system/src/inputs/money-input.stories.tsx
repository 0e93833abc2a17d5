import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { formatMoney } from '../formats/money.ts';
import { Field } from './field.tsx';
import { MoneyInput } from './money-input.tsx';

function Example({ start, error }: { start: number | null; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Harga" error={error} help={value === null ? 'Isi dalam rupiah' : formatMoney(value)}>
      <MoneyInput value={value} onChange={setValue} />
    </Field>
  );
}

const meta = { title: 'Inputs/MoneyInput', component: Example, args: { start: 150000 } } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { start: null } };
export const Free: Story = { args: { start: 0 } };
export const Large: Story = { args: { start: 1250000000 } };
export const Invalid: Story = { args: { start: 500, error: 'Harga minimal Rp10.000' } };
