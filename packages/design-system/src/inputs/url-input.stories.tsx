import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from './field.tsx';
import { UrlInput } from './url-input.tsx';

function Example({ start, secure = false }: { start: string; secure?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Tautan streaming">
      <UrlInput value={value} onChange={setValue} secure={secure} />
    </Field>
  );
}

const meta = {
  title: 'Inputs/UrlInput',
  component: Example,
  args: { start: 'https://temu.contoh.example/kelas' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Doubtful: Story = { args: { start: 'temu kelas' } };
export const Insecure: Story = { args: { start: 'http://temu.contoh.example/kelas', secure: true } };
export const Empty: Story = { args: { start: '' } };
export const Long: Story = { args: { start: `https://contoh.example/${'panjang/'.repeat(40)}` } };
