import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Mengirim undangan', value: 340, max: 1_000 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Done: Story = { args: { value: 1_000, tone: 'ok' } };
export const Stopped: Story = { args: { tone: 'error' } };
