import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DurationInput } from './duration-input.tsx';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { OrderInput } from './order-input.tsx';
import { PercentInput } from './percent-input.tsx';

function Example({ kind, start }: { kind: 'number' | 'percent' | 'duration' | 'order'; start: number | null }) {
  const [value, setValue] = useState(start);
  const label = { number: 'Jumlah', percent: 'Potongan', duration: 'Durasi', order: 'Urutan' }[kind];
  return (
    <div style={{ maxWidth: 320 }}>
      {kind === 'order' ? (
        <OrderInput label="Bab Pendahuluan" position={value ?? 1} count={5} onMove={setValue} />
      ) : kind === 'duration' ? (
        <Field label={label} group help={`${value ?? 0} detik`}>
          <DurationInput label={label} value={value} onChange={setValue} />
        </Field>
      ) : (
        <Field label={label}>
          {kind === 'percent' ? (
            <PercentInput value={value} onChange={setValue} decimals={1} />
          ) : (
            <NumberInput value={value} onChange={setValue} />
          )}
        </Field>
      )}
    </div>
  );
}

const meta = {
  title: 'Inputs/Numbers',
  component: Example,
  argTypes: {
    kind: {
      description: 'Which of the four inputs.',
      control: 'select',
      options: ['number', 'percent', 'duration', 'order'],
    },
    start: { description: 'What it holds at first.', control: 'number' },
  },
  args: { kind: 'number', start: 1204 },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Empty: Story = { args: { start: null } };
export const Percent: Story = { args: { kind: 'percent', start: 12.5 } };
export const Duration: Story = { args: { kind: 'duration', start: 307 } };
export const Order: Story = { args: { kind: 'order', start: 2 } };
