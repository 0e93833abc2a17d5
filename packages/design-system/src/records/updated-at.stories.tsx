import type { Meta, StoryObj } from '@storybook/react-vite';
import { UpdatedAt } from './updated-at.tsx';

const meta = {
  title: 'Records/UpdatedAt',
  component: UpdatedAt,
  args: { answer: {}, busy: false, onRefresh: () => undefined },
} satisfies Meta<typeof UpdatedAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JustNow: Story = {};
export const RefreshFailed: Story = { args: { failed: true } };
