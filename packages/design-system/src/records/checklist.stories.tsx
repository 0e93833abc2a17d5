import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checklist } from './checklist.tsx';

const meta = {
  title: 'Records/Checklist',
  component: Checklist,
  args: {
    note: '4 hari lagi',
    items: [
      { key: 'stream', label: 'Tautan streaming belum ada', done: false, to: '#tautan_streaming' },
      { key: 'material', label: 'Materi kelas belum diunggah', done: false, to: '#materi' },
      { key: 'test', label: 'Tes akhir sudah dibuat', done: true },
    ],
  },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeOpen: Story = {};
export const AllDone: Story = {
  args: { items: [{ key: 'test', label: 'Tes akhir sudah dibuat', done: true }], note: undefined },
};
