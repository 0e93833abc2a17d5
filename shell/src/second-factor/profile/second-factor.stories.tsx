import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OwnSecondFactor } from '@widya/contract/accounts-second-factor';
import { type FakeApi, installFakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { userEvent, within } from 'storybook/test';
import { ADMIN, SUPERADMIN } from '../../testing/people.ts';
import { StorySession } from '../../testing/story-session.tsx';
import { EVERY_FACTOR, factorsApi, NO_FACTOR, RIGHT_CODE, RIGHT_PASSWORD } from '../story-factors.ts';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SetUpScreen } from './set-up-screen.tsx';

const starting = (factors: OwnSecondFactor, api: FakeApi = {}) => ({
  beforeEach: () => installFakeApi({ ...factorsApi(factors), ...api }),
});

const meta = {
  title: 'Shell/Faktor kedua',
  component: SecondFactorCard,
  parameters: { router: false },
  ...starting(EVERY_FACTOR),
  render: () => (
    <StorySession user={ADMIN}>
      <SecondFactorCard />
    </StorySession>
  ),
} satisfies Meta<typeof SecondFactorCard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const dialogOf = async ({ canvasElement }: Pick<Context, 'canvasElement'>) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
const press =
  (name: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };
/** Opens a dialog, enters a password and submits it. */
const answer =
  (name: string | RegExp, submit: string, password = RIGHT_PASSWORD): Play =>
  async (context) => {
    await press(name)(context);
    const dialog = await dialogOf(context);
    await userEvent.type(dialog.getByLabelText('Kata sandi Anda'), password);
    await userEvent.click(dialog.getByRole('button', { name: submit }));
  };
const scan: Play = answer('Aktifkan', 'Lanjutkan');
const enterCode =
  (code: string): Play =>
  async (context) => {
    await scan(context);
    const field = await within(context.canvasElement.ownerDocument.body).findByLabelText('Kode 6 angka dari aplikasi');
    await userEvent.type(field, code);
    await userEvent.click((await dialogOf(context)).getByRole('button', { name: 'Aktifkan' }));
  };

export const Everything: Story = {};
export const Nothing: Story = { ...starting(NO_FACTOR) };
export const FewCodes: Story = { ...starting({ ...EVERY_FACTOR, recovery_codes_left: 1 }) };
export const Required: Story = { ...starting({ ...EVERY_FACTOR, passkeys: [], required: true }) };
export const Loading: Story = { ...starting(NO_FACTOR, { 'GET /v1/second_factor': () => ({ silent: true }) }) };
export const Failed: Story = {
  ...starting(NO_FACTOR, { 'GET /v1/second_factor': () => refusal(500, 'INTERNAL', 'Terjadi Kesalahan') }),
};
export const AskingPassword: Story = { ...starting(NO_FACTOR), play: press('Aktifkan') };
export const WrongPassword: Story = { ...starting(NO_FACTOR), play: answer('Aktifkan', 'Lanjutkan', 'salah') };
export const Scanning: Story = { ...starting(NO_FACTOR), play: scan };
export const WrongCode: Story = { ...starting(NO_FACTOR), play: enterCode('000000') };
export const RecoveryCodes: Story = { ...starting(NO_FACTOR), play: enterCode(RIGHT_CODE) };
export const TurningOff: Story = { play: press('Matikan') };
export const TurningLastOff: Story = {
  ...starting({ ...EVERY_FACTOR, passkeys: [], required: true }),
  play: press('Matikan'),
};
export const LastOneRefused: Story = {
  ...starting({ ...EVERY_FACTOR, passkeys: [], required: true }),
  play: answer('Matikan', 'Matikan'),
};
export const AddingPasskey: Story = { play: press('Tambah passkey') };
export const Renaming: Story = { play: press('Ganti nama Ponsel') };
export const Removing: Story = { play: press('Hapus Ponsel') };
export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
export const SettingUp: Story = {
  ...starting({ ...NO_FACTOR, required: true }),
  render: () => (
    <StorySession user={{ ...SUPERADMIN, must_set_up_second_factor: true }}>
      <SetUpScreen />
    </StorySession>
  ),
};
