import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchInput } from './search-input.tsx';

function Example({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <SearchInput label="Cari kelas" placeholder="Cari nama, kode, topik" value={value} onChange={setValue} />
      <p aria-live="polite">Dicari: {value || '—'}</p>
    </>
  );
}

const meta = { title: 'Inputs/SearchInput', component: Example, args: { start: '' } } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { start: 'naskah' } };
