import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaveDialog } from './leave-dialog.tsx';

const none = () => {};
const meta: Meta<typeof LeaveDialog> = {
  title: 'Shell/Perubahan belum disimpan',
  component: LeaveDialog,
  args: { open: true, onSave: none, onDiscard: none, onCancel: none },
};
export default meta;

type Story = StoryObj<typeof LeaveDialog>;

export const CanBeSaved: Story = {};
export const CannotBeSaved: Story = { args: { onSave: null } };
