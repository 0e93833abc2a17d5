import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaveGuardDialog } from './leave-guard-dialog.tsx';

const meta = {
  title: 'Feedback/LeaveGuardDialog',
  component: LeaveGuardDialog,
  args: { open: true, onSave: () => {}, onDiscard: () => {}, onStay: () => {} },
} satisfies Meta<typeof LeaveGuardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};
export const Saving: Story = { args: { saving: true } };
