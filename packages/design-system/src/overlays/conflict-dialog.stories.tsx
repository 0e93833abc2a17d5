import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConflictDialog } from './conflict-dialog.tsx';

const meta = {
  title: 'Overlays/ConflictDialog',
  component: ConflictDialog,
  args: {
    open: true,
    who: 'Ratna Prameswari',
    when: '2026-11-20T02:41:00Z',
    fields: [
      { key: 'price', label: 'Harga', mine: 'Rp200.000', theirs: 'Rp175.000' },
      { key: 'note', label: 'Catatan', mine: 'Gelombang kedua', theirs: '' },
    ],
    onResolve: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {};
export const Unknown: Story = { args: { who: null, when: null } };
export const Saving: Story = { args: { saving: true } };
export const LongTexts: Story = {
  args: {
    fields: [
      { key: 'd', label: 'Deskripsi', mine: 'Isi panjang. '.repeat(30), theirs: 'Isi lain yang panjang. '.repeat(30) },
    ],
  },
};
