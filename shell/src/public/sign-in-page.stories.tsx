import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import type { AuthMode } from '../auth/fields.ts';
import type { AuthOutcome } from '../auth/send-auth.ts';
import { requireSecondFactor } from '../second-factor/story-question.ts';
import type { PostFailure, PostResult } from '../session/post.ts';
import { withProvider } from '../single-sign-on/story-provider.ts';
import { SignInPage, type SignInPageProps } from './sign-in-page.tsx';

const refused = (parts: Partial<PostFailure>) => async (): Promise<PostResult<AuthOutcome>> => ({
  ok: false,
  kind: 'http',
  status: 401,
  code: null,
  message: null,
  errors: {},
  requestId: '01JCX8Q4S2',
  retryAfter: null,
  ...parts,
});
const never = () => new Promise<PostResult<AuthOutcome>>(() => {});

function Page(args: SignInPageProps) {
  const [mode, setMode] = useState<AuthMode>(args.mode);
  return <SignInPage {...args} mode={mode} onModeChange={setMode} />;
}

const meta = {
  title: 'Shell/Masuk',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  args: {
    mode: 'login',
    attempted: false,
    send: never,
    onModeChange: () => {},
    onSignedIn: () => {},
    onCreateEvent: () => {},
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof SignInPage>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const submit =
  (name: string): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
  };
const signIn: Play = async (context) => {
  const page = within(context.canvasElement);
  await userEvent.type(page.getByLabelText('Email'), 'admin@widya.example');
  await userEvent.type(page.getByLabelText('Kata sandi'), 'Widya-Demo-2026');
  await submit('Masuk')(context);
};
const register =
  (confirmation: string): Play =>
  async (context) => {
    const page = within(context.canvasElement);
    await userEvent.type(page.getByLabelText('Email'), 'sekar@contoh.example');
    await userEvent.type(page.getByLabelText('Nama'), 'Sekar Contoh');
    await userEvent.type(page.getByLabelText('Kata sandi'), 'kata-sandi-panjang');
    await userEvent.type(page.getByLabelText('Konfirmasi kata sandi'), confirmation);
    await submit('Daftar')(context);
  };

export const Login: Story = {};
export const Attempted: Story = { args: { attempted: true } };
export const Organisation: Story = { beforeEach: withProvider };
export const Missing: Story = { play: submit('Masuk') };
export const WrongCredentials: Story = { args: { send: refused({ code: 'PASSWORD_MISMATCH' }) }, play: signIn };
export const TooMany: Story = {
  args: { send: refused({ status: 429, code: 'RATE_LIMITED', retryAfter: 90 }) },
  play: signIn,
};
export const ServerError: Story = { args: { send: refused({ status: 500, code: 'INTERNAL' }) }, play: signIn };
export const NoAnswer: Story = { args: { send: refused({ kind: 'network', status: 0 }) }, play: signIn };
export const Sending: Story = { play: signIn };
export const SecondFactor: Story = {
  args: {
    send: requireSecondFactor,
  },
  play: signIn,
};
export const Register: Story = { args: { mode: 'register' } };
export const RegisterMissing: Story = { args: { mode: 'register' }, play: submit('Daftar') };
export const RegisterMismatch: Story = { args: { mode: 'register' }, play: register('lain') };
export const RegisterMailed: Story = {
  args: { mode: 'register', send: async () => ({ ok: true, data: 'confirm' }) },
  play: register('kata-sandi-panjang'),
};
export const RegisterTooShort: Story = {
  args: {
    mode: 'register',
    send: refused({ status: 422, code: 'VALIDATION', errors: { password: 'Kata sandi minimal 8 karakter' } }),
  },
  play: register('kata-sandi-panjang'),
};
