import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { SecondFactorQuestion } from '../../auth/send-auth.ts';
import { errorAnswer, type FakeAnswers, installFakeAnswers } from '../../testing/fake-answers.ts';
import { APP_QUESTION } from '../story-question.ts';
import { SecondFactorStep, type SecondFactorStepProps } from './second-factor-step.tsx';

const PASSKEY: SecondFactorQuestion['passkey'] = {
  rpId: 'localhost',
  challenge: 'Y29udG9o',
  timeout: 300_000,
  userVerification: 'required',
};

const meta = {
  title: 'Shell/Masuk dengan faktor kedua',
  component: SecondFactorStep,
  args: { question: APP_QUESTION, baseUrl: '', onSignedIn: () => {}, onBack: () => {} },
  render: (args) => (
    <div style={{ maxWidth: 380 }}>
      <SecondFactorStep {...args} />
    </div>
  ),
} satisfies Meta<SecondFactorStepProps>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const answering = (answer: FakeAnswers[string]) => ({
  beforeEach: () => installFakeAnswers({ 'POST /v1/second_factor/sign_in': answer }).restore,
});
const enter =
  (label: string, code: string): Play =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(label), code);
    await userEvent.click(page.getByRole('button', { name: 'Lanjutkan' }));
  };
const recover: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pakai kode pemulihan' }));
};

export const App: Story = {};
export const Passkey: Story = { args: { question: { ...APP_QUESTION, totp: false, passkey: PASSKEY } } };
export const Both: Story = { args: { question: { ...APP_QUESTION, passkey: PASSKEY } } };
export const Recovery: Story = { play: recover };
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lanjutkan' }));
  },
};
export const Sending: Story = { ...answering({ silent: true }), play: enter('Kode autentikator', '123456') };
export const Wrong: Story = {
  ...answering(errorAnswer(422, 'VALIDATION', 'Kode salah', { code: 'Kode salah atau sudah dipakai.' })),
  play: enter('Kode autentikator', '000000'),
};
export const TooMany: Story = {
  ...answering({ ...errorAnswer(429, 'RATE_LIMITED', 'Terlalu banyak'), headers: { 'retry-after': '90' } }),
  play: enter('Kode autentikator', '000000'),
};
export const Over: Story = {
  ...answering(errorAnswer(404, 'NOT_FOUND', 'Waktunya sudah habis')),
  play: enter('Kode autentikator', '123456'),
};
export const NoAnswer: Story = { ...answering({ broken: true }), play: enter('Kode autentikator', '123456') };
export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
