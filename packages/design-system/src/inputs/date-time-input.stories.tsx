import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DateTimeInput } from './date-time-input.tsx';
import { Field } from './field.tsx';

function Example({ start, error, disabled }: { start: string; error?: string; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ maxWidth: 380 }}>
      <Field label="Pendaftaran dibuka" group error={error} help={value || 'Belum diisi'}>
        <DateTimeInput
          label="Pendaftaran dibuka"
          value={value}
          onChange={setValue}
          disabled={disabled}
          invalid={Boolean(error)}
        />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Inputs/DateTimeInput',
  component: Example,
  args: { start: '2026-11-24T02:00:00.000Z' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { start: '' } };
export const Invalid: Story = {
  args: { error: 'Tanggal kelas mulai harus lebih akhir dari tanggal buka pendaftaran' },
};
export const Disabled: Story = { args: { disabled: true } };
