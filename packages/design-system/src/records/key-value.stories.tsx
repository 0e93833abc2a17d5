import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';
import { KeyValueList } from './key-value.tsx';

const meta = {
  title: 'Records/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { label: 'Status', value: <Badge tone="ok">TELAH BAYAR</Badge> },
      { label: 'Harga', value: 'Rp150.000' },
      { label: 'Organisasi', value: 'Dinas Pendidikan Jawa Barat' },
      { label: 'Catatan peserta', value: '' },
    ],
  },
} satisfies Meta<typeof KeyValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const Figures: Story = {
  args: {
    figures: true,
    items: [
      { label: 'Diterima', value: '82/100' },
      { label: 'Menunggu pembayaran', value: '18' },
      { label: 'Pemasukan', value: 'Rp12.300.000' },
    ],
  },
};
export const LongValue: Story = {
  args: { items: [{ label: 'Tautan', value: `https://contoh.example/${'panjang'.repeat(30)}` }] },
};
