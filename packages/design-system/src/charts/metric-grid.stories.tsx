import type { Meta, StoryObj } from '@storybook/react-vite';
import { MetricGrid } from './metric-grid.tsx';

const meta = {
  title: 'Charts/MetricGrid',
  component: MetricGrid,
  args: {
    metrics: [
      { key: 'registrants', label: 'Pendaftar', value: '121/200', note: 'Menunggu dan diterima' },
      { key: 'waiting', label: 'Menunggu', value: '24', to: '?status=WAITING', toLabel: 'Lihat pendaftar: menunggu' },
      { key: 'income', label: 'Pemasukan', value: 'Rp14.250.000' },
    ],
  },
} satisfies Meta<typeof MetricGrid>;
export default meta;

export const Figures: StoryObj<typeof meta> = {};
