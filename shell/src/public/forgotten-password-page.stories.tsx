import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FakeApi, installFakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { userEvent, within } from 'storybook/test';
import { ForgottenPasswordPage } from './forgotten-password-page.tsx';

const answering = (request: FakeApi[string]) => ({
  beforeEach: () => installFakeApi({ 'POST /v1/password_link': request }),
});

const meta = {
  title: 'Shell/Lupa kata sandi',
  component: ForgottenPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { apiBase: '' },
  ...answering(() => ({ status: 202, body: { success: true } })),
} satisfies Meta<typeof ForgottenPasswordPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const sending: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.type(page.getByLabelText('Surel'), 'sekar@contoh.example');
  await userEvent.click(page.getByRole('button', { name: 'Kirim tautan' }));
};

export const Asks: Story = {};
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Kirim tautan' }));
  },
};
export const Sent: Story = { play: sending };
export const Sending: Story = { ...answering(() => ({ silent: true })), play: sending };
export const Invalid: Story = {
  ...answering(() =>
    refusal(422, 'VALIDATION', 'Email tidak valid', { errors: { email: 'Alamat surel tidak valid' } }),
  ),
  play: sending,
};
export const Failed: Story = {
  ...answering(() => refusal(500, 'INTERNAL', 'Terjadi Kesalahan')),
  play: sending,
};
export const Narrow: Story = { globals: { width: '360' }, parameters: { viewport: { width: 360 } } };
