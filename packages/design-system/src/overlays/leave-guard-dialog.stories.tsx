import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaveGuardDialog } from './leave-guard-dialog.tsx';

const meta: Meta<typeof LeaveGuardDialog> = {
  title: 'Overlays/LeaveGuardDialog',
  component: LeaveGuardDialog,
  args: { open: true, onSave: () => {}, onDiscard: () => {}, onStay: () => {} },
};
export default meta;
type Story = StoryObj<typeof LeaveGuardDialog>;

export const Asks: Story = {};
export const AsksOfAForm: Story = { args: { scope: 'form', saveLabel: 'Undang & keluar' } };
export const CannotBeSaved: Story = { args: { onSave: null } };
export const Saving: Story = { args: { saving: true } };
