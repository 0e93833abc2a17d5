import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { requireSecondFactor } from '../second-factor/story-question.ts';
import { withProvider } from '../single-sign-on/story-provider.ts';
import { OtherAccountDialog } from './other-account-dialog.tsx';
import { PasswordAgain } from './password-again.tsx';

const meta = {
  title: 'Shell/Sesi berakhir',
  component: PasswordAgain,
  args: {
    reason: 'expired',
    email: 'admin@widya.example',
    signInAs: 'admin',
    send: () => new Promise(() => {}),
    onSignedIn: () => {},
    onLeave: () => {},
  },
} satisfies Meta<typeof PasswordAgain>;
export default meta;

type Story = StoryObj<typeof meta>;

const answer: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Kata sandi'), 'salah');
  await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
};

export const Expired: Story = {};
export const SignedOutElsewhere: Story = { args: { reason: 'signed-out-elsewhere' } };
export const Answered: Story = { play: answer };
export const WrongPassword: Story = {
  args: {
    send: async () => ({
      ok: false,
      kind: 'http',
      status: 401,
      code: 'PASSWORD_MISMATCH',
      message: null,
      errors: {},
      requestId: null,
      retryAfter: null,
    }),
  },
  play: answer,
};
export const SecondFactor: Story = {
  args: {
    send: requireSecondFactor,
  },
  play: answer,
};
export const Organisation: Story = { beforeEach: withProvider };
export const OtherAccount: Story = { render: () => <OtherAccountDialog onReload={() => {}} /> };
