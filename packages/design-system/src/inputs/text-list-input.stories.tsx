import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from './field.tsx';
import { TextListInput } from './text-list-input.tsx';

function Example({ start, showEmpty }: { start: string[]; showEmpty?: boolean }) {
  const [values, setValues] = useState<string[]>(start);
  return (
    <Field label="Tanggal tertampil" group error={showEmpty ? 'Harap lengkapi semua data' : null}>
      <TextListInput
        label="Tanggal tertampil"
        values={values}
        onChange={setValues}
        addLabel="Tambah tanggal"
        showEmpty={showEmpty}
      />
    </Field>
  );
}

const meta = {
  title: 'Inputs/TextListInput',
  component: Example,
  args: { start: ['Sabtu, 21 November 2026', 'Minggu, 22 November 2026'] },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const None: Story = { args: { start: [] } };
export const WithEmptyRow: Story = { args: { start: ['Sabtu, 21 November 2026', ''], showEmpty: true } };
