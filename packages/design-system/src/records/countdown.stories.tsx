import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './countdown.tsx';

const meta = {
  title: 'Records/Countdown',
  component: Countdown,
  args: { until: '2026-11-24T02:00:00Z', after: 'Sedang berlangsung', now: Date.parse('2026-11-20T03:17:00Z') },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};
export const LastMinute: Story = { args: { now: Date.parse('2026-11-24T01:59:20Z') } };
export const Begun: Story = { args: { now: Date.parse('2026-11-24T02:00:00Z') } };
