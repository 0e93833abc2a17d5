import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineChart } from './line-chart.tsx';
import { daily, monthly, registeredOnly, threeSeries } from './story-data.ts';

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: { title: 'Pendaftar per hari', categoryLabel: 'Tanggal', rows: daily, series: threeSeries.slice(0, 2) },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLinesWithGap: Story = {};
export const OneLine: Story = {
  args: { title: 'Pendaftar per bulan', categoryLabel: 'Bulan', rows: monthly, series: registeredOnly },
};
export const Loading: Story = { tags: ['busy'], args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
