import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from './layout.tsx';
import { classStates } from './status/class.ts';
import { ClassStatusBadge, StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Data/StatusBadge',
  component: ClassStatusBadge,
  args: { status: 'REGISTRATION' },
} satisfies Meta<typeof ClassStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const EveryClassState: Story = {
  render: () => (
    <Inline>
      {Object.keys(classStates).map((status) => (
        <StatusBadge key={status} states={classStates} status={status} />
      ))}
    </Inline>
  ),
};
export const Unknown: Story = { render: () => <StatusBadge states={classStates} status="SOMETHING_NEW" /> };
