import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeftOutDialog } from './left-out-dialog.tsx';

const reason = 'Berkas sudah tidak ada di penyimpanan';

const meta: Meta<typeof LeftOutDialog> = {
  title: 'mf-admin-tools/Formulir Dokumen/Yang tidak terunduh',
  component: LeftOutDialog,
  args: {
    leftOut: {
      requested: 12,
      count: 2,
      rows: [
        { id: 1, name: 'Bukti Pembayaran Dewi Contoh', reason },
        { id: 2, name: 'Surat Tugas Rudi Contoh', reason },
      ],
    },
    onClose: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof LeftOutDialog>;

export const Some: Story = {};
/** More documents were left out than the dialog lists. */
export const Many: Story = {
  args: {
    leftOut: {
      requested: 900,
      count: 61,
      rows: Array.from({ length: 50 }, (_, id) => ({ id, name: `Surat Tugas Orang Contoh ${id}`, reason })),
    },
  },
};
export const None: Story = {
  args: { leftOut: { requested: 150, count: 150, rows: [{ id: 1, name: 'Surat Tugas Rudi Contoh', reason }] } },
};
export const Narrow: Story = { globals: { width: '390' } };
export const Dark: Story = { globals: { mode: 'dark' } };
