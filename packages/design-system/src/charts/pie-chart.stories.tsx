import type { Meta, StoryObj } from '@storybook/react-vite';
import { PieChart } from './pie-chart.tsx';
import { byTopic } from './story-data.ts';

const meta = {
  title: 'Charts/PieChart',
  component: PieChart,
  args: { title: 'Peserta menurut topik', categoryLabel: 'Topik', valueLabel: 'Peserta', slices: byTopic.slice(0, 4) },
} satisfies Meta<typeof PieChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourParts: Story = {};
export const Gathered: Story = { args: { slices: byTopic } };
export const Loading: Story = { tags: ['busy'], args: { loading: true } };
export const Empty: Story = { args: { slices: [] } };
