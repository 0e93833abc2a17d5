import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { ChoiceFilter } from './choice-filter.tsx';

const NAMES = ['Kehumasan', 'Keprotokolan', 'Kesekretariatan', 'Penyuntingan', 'Pelayanan Publik'];
const MORE = ['Arsip', 'Desain Grafis', 'Fotografi', 'Jurnalistik', 'Manajemen Acara', 'Penerjemahan'];

function Example({ start, names }: { start: string; names: readonly string[] }) {
  const [value, setValue] = useState(start);
  const options = names.map((name) => ({ value: name, label: name }));
  return <ChoiceFilter label="Topik" options={options} value={value} onChange={setValue} />;
}

const open: NonNullable<Story['play']> = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Topik/ }));
  await screen.findByRole('listbox', { name: 'Topik' });
};

const meta = {
  title: 'Tables/ChoiceFilter',
  component: Example,
  args: { start: '', names: NAMES },
  decorators: [(Story) => <main style={{ minHeight: '420px' }}>{Story()}</main>],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { start: 'Penyuntingan' } };
export const Open: Story = { args: { start: 'Penyuntingan' }, play: open };
/** From nine rows on there is a search above them. */
export const ManyOptions: Story = { args: { names: [...NAMES, ...MORE] }, play: open };
export const LongLabels: Story = {
  args: { names: ['Penyusunan Naskah Akademik dan Rancangan Peraturan untuk Unit Kerja Baru', ...NAMES] },
  play: open,
};
