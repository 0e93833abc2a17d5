import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AuthDialog, type AuthDialogProps } from './auth-dialog.tsx';

function Toggling(args: AuthDialogProps) {
  const [mode, setMode] = useState(args.mode);
  return <AuthDialog {...args} mode={mode} onModeChange={setMode} />;
}

const meta = {
  title: 'Shell/Dialog masuk',
  component: AuthDialog,
  args: {
    mode: 'login',
    onModeChange: () => {},
    send: () => new Promise(() => {}),
    onSignedIn: () => {},
    onClose: () => {},
  },
  render: (args) => <Toggling {...args} />,
} satisfies Meta<typeof AuthDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const BeforeCreatingAnEvent: Story = { args: { note: 'Masuk dahulu, lalu lanjutkan membuat event.' } };
export const Register: Story = { args: { mode: 'register' } };
