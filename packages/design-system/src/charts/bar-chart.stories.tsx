import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './bar-chart.tsx';
import { byClass, monthly, registeredOnly, threeSeries } from './story-data.ts';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: { title: 'Pendaftar per bulan', categoryLabel: 'Bulan', rows: monthly, series: registeredOnly },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {};
export const Grouped: Story = { args: { rows: monthly.slice(0, 6), series: threeSeries } };
export const Stacked: Story = { args: { series: threeSeries.slice(1), stacked: true } };
export const Horizontal: Story = {
  args: { title: 'Pendaftar per kelas', categoryLabel: 'Kelas', rows: byClass, horizontal: true },
};
/** Pressing a bar opens the list of counted records; the table has the same addresses as links. */
export const Leading: Story = { args: { rows: monthly.map((row) => ({ ...row, to: `?bulan=${row.label}` })) } };
export const OneBar: Story = { args: { rows: monthly.slice(0, 1) } };
export const Loading: Story = { tags: ['busy'], args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
