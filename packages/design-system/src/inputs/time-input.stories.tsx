import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from './field.tsx';
import { TimeInput } from './time-input.tsx';

function Example({ start, error }: { start: string; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ maxWidth: 160 }}>
      <Field label="Mulai (WIB)" error={error} help={value || 'Belum diisi'}>
        <TimeInput value={value} onChange={setValue} />
      </Field>
    </div>
  );
}

const meta = { title: 'Inputs/TimeInput', component: Example, args: { start: '09:00' } } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { start: '' } };
export const Invalid: Story = { args: { error: 'Waktu mulai harus lebih awal dari waktu selesai' } };
