import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Records/Timeline',
  component: Timeline,
  args: {
    label: 'Linimasa',
    events: [
      { key: '4', title: "Surel 'Registrasi diterima' terkirim", when: '18-11-2026 10:04:12' },
      { key: '3', title: 'Pembayaran diterima (settlement)', when: '18-11-2026 10:04:09', tone: 'ok' },
      { key: '2', title: 'Pesanan dibuat, batas bayar 19-11-2026 09:58', when: '18-11-2026 09:58:40' },
      { key: '1', title: 'Mendaftar', when: '18-11-2026 09:58:31' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registration: Story = {};
export const Failure: Story = {
  args: {
    events: [
      {
        key: '1',
        title: 'Surel gagal terkirim',
        when: '18-11-2026 10:04:12',
        tone: 'error',
        detail: 'Kotak surat penuh',
      },
    ],
  },
};
export const One: Story = { args: { events: [{ key: '1', title: 'Mendaftar', when: '18-11-2026 09:58:31' }] } };
