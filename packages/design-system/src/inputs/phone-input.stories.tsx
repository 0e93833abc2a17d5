import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from './field.tsx';
import { PhoneInput } from './phone-input.tsx';

function Example({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Ponsel" help={value || 'Belum diisi'}>
      <PhoneInput value={value} onChange={setValue} />
    </Field>
  );
}

const meta = { title: 'Inputs/PhoneInput', component: Example, args: { start: '+6281234567890' } } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { start: '' } };
