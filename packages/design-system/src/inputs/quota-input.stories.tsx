import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from './field.tsx';
import { QuotaInput } from './quota-input.tsx';

function Example({ start, error, disabled }: { start: number | null; error?: string; disabled?: boolean }) {
  const [value, setValue] = useState<number | null | undefined>(start);
  return (
    <div style={{ maxWidth: 360 }}>
      <Field label="Kuota" error={error} help={value === null ? 'tanpa batas' : String(value ?? 'kosong')}>
        <QuotaInput value={value} onChange={setValue} disabled={disabled} />
      </Field>
    </div>
  );
}

const meta = { title: 'Inputs/QuotaInput', component: Example, args: { start: 100 } } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Limited: Story = {};
export const Unlimited: Story = { args: { start: null } };
export const Invalid: Story = {
  args: { start: 80, error: 'Kuota tidak bisa lebih kecil dari 82 peserta yang diterima.' },
};
export const Disabled: Story = { args: { disabled: true } };
