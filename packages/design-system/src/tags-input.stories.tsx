import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from './field.tsx';
import { TagsInput } from './tags-input.tsx';

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

function Example({ start, error, disabled }: { start: string[]; error?: string; disabled?: boolean }) {
  const [values, setValues] = useState<string[]>(start);
  return (
    <Field label="Penerima" error={error} help={`${values.length} penerima`} disabled={disabled}>
      <TagsInput values={values} onChange={setValues} isValid={isEmail} placeholder="Tulis surel lalu Enter" />
    </Field>
  );
}

const meta = {
  title: 'Inputs/TagsInput',
  component: Example,
  args: { start: ['siti@contoh.example', 'agus@contoh.example'] },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { start: [] } };
export const Many: Story = {
  args: { start: Array.from({ length: 24 }, (_, index) => `peserta${index}@contoh.example`) },
};
export const Invalid: Story = { args: { error: 'Isi sedikitnya satu penerima', start: [] } };
export const Disabled: Story = { args: { disabled: true } };
