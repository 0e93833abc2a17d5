import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FakeApi, installFakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { userEvent, within } from 'storybook/test';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const done = () => ({ body: { success: true } });
const invalid = () => refusal(404, 'NOT_FOUND', 'Tautan ini sudah dipakai atau tidak berlaku lagi');

const answering = (confirm: FakeApi[string], resend: FakeApi[string] = done) => ({
  beforeEach: () => installFakeApi({ 'POST /v1/admins/confirm': confirm, 'POST /v1/admins/confirm/resend': resend }),
});

const pressing =
  (...names: readonly string[]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    for (const name of names) await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };

const meta = {
  title: 'Shell/Konfirmasi surel',
  component: ConfirmEmailPage,
  parameters: { layout: 'fullscreen' },
  args: { token: 'A'.repeat(43), apiBase: '' },
  ...answering(done),
} satisfies Meta<typeof ConfirmEmailPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Valid: Story = {};
export const Confirmed: Story = { play: pressing('Konfirmasi surel') };
export const Over: Story = { ...answering(invalid), play: pressing('Konfirmasi surel') };
export const Resent: Story = { ...answering(invalid), play: pressing('Konfirmasi surel', 'Kirim ulang') };
export const Failed: Story = {
  ...answering(() => refusal(500, 'INTERNAL', 'Terjadi Kesalahan')),
  play: pressing('Konfirmasi surel'),
};
export const Sending: Story = { ...answering(() => ({ silent: true })), play: pressing('Konfirmasi surel') };
export const Narrow: Story = { globals: { width: '360' }, parameters: { viewport: { width: 360 } } };
export const Dark: Story = { globals: { mode: 'dark' } };
