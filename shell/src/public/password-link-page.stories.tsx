import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FakeApi, installFakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { userEvent, within } from 'storybook/test';
import { PasswordLinkPage } from './password-link-page.tsx';

const owner = { kind: 'instructor', name: 'Sekar Contoh', email: 'sekar@contoh.example' };
const read = () => ({ body: { success: true, owner } });
const done = () => ({ body: { success: true } });
const invalid = () => refusal(404, 'NOT_FOUND', 'Tautan ini sudah dipakai atau tidak berlaku lagi');

const answering = (reading: FakeApi[string], setting: FakeApi[string] = done) => ({
  beforeEach: () =>
    installFakeApi({ 'POST /v1/password_link/read': reading, 'PUT /v1/password_link/password': setting }),
});

const meta = {
  title: 'Shell/Atur kata sandi',
  component: PasswordLinkPage,
  parameters: { layout: 'fullscreen' },
  args: { token: 'A'.repeat(43), apiBase: '' },
  ...answering(read),
} satisfies Meta<typeof PasswordLinkPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const saving =
  (password: string, confirmation = password): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Kata sandi baru'), password);
    await userEvent.type(page.getByLabelText('Konfirmasi kata sandi'), confirmation);
    await userEvent.click(page.getByRole('button', { name: 'Simpan' }));
  };

export const Asks: Story = {};
export const AsksAnAdmin: Story = {
  ...answering(() => ({ body: { success: true, owner: { ...owner, kind: 'admin' } } })),
};
const invited = () => ({ body: { success: true, owner: { ...owner, kind: 'member' } } });
export const AsksAnInvitedPerson: Story = { ...answering(invited) };
export const Claimed: Story = { ...answering(invited), play: saving('Perahu-kertas-biru-8') };
export const Checking: Story = { ...answering(() => ({ silent: true })) };
export const Differs: Story = { play: saving('Perahu-kertas-biru-8', 'lain') };
export const TooCommon: Story = {
  ...answering(read, () =>
    refusal(422, 'VALIDATION', 'Kata sandi ini terlalu umum. Pilih kata sandi lain.', {
      errors: { password: 'Kata sandi ini terlalu umum. Pilih kata sandi lain.' },
    }),
  ),
  play: saving('password123'),
};
export const Done: Story = { play: saving('Perahu-kertas-biru-8') };
export const Over: Story = { ...answering(invalid) };
export const OverMeanwhile: Story = { ...answering(read, invalid), play: saving('Perahu-kertas-biru-8') };
export const Failed: Story = { ...answering(() => refusal(500, 'INTERNAL', 'Terjadi Kesalahan')) };
export const Narrow: Story = { globals: { width: '360' }, parameters: { viewport: { width: 360 } } };
