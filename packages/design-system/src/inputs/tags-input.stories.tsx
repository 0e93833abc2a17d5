import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from './field.tsx';
import { TagsInput } from './tags-input.tsx';

const problemOf = (entry: string) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(entry) ? null : `"${entry}" bukan alamat surel.`;

interface ExampleProps {
  start: string[];
  typed?: string;
  error?: string;
  disabled?: boolean;
}

function Example({ start, typed = '', error, disabled }: ExampleProps) {
  const [values, setValues] = useState<string[]>(start);
  const [text, setText] = useState(typed);
  return (
    <Field label="Penerima" error={error} help={`${values.length} penerima`} disabled={disabled}>
      <TagsInput
        values={values}
        onChange={setValues}
        text={text}
        onTextChange={setText}
        problemOf={problemOf}
        placeholder="Tulis surel lalu Enter"
      />
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
export const Refused: Story = { args: { typed: 'bukan surel, siti@, agus' } };
export const Disabled: Story = { args: { disabled: true } };
