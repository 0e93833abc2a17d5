import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, installFakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { APP_QUESTION } from '../second-factor/story-question.ts';
import { SingleSignOnPage } from './single-sign-on-page.tsx';
import { withProvider } from './story-provider.ts';

const RETURN = '?code=contoh&state=contoh';

/** @param begun true when the sign-in began in this tab. */
const answering = (api: FakeApi, begun = true) => ({
  beforeEach: () => {
    const removeProvider = withProvider();
    const restore = installFakeApi(api);
    if (begun)
      window.sessionStorage.setItem('widya.single-sign-on', JSON.stringify({ secret: 'contoh', to: '/voucher' }));
    return () => {
      window.sessionStorage.removeItem('widya.single-sign-on');
      removeProvider();
      restore();
    };
  },
});
const finishing = (answer: FakeApi[string]) => answering({ 'POST /v1/single_sign_on': answer });

const meta = {
  title: 'Shell/Masuk dengan akun organisasi',
  component: SingleSignOnPage,
  parameters: { layout: 'fullscreen' },
  args: { apiBase: '', onSignedIn: () => {}, leaveFor: () => {}, search: RETURN },
} satisfies Meta<typeof SingleSignOnPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Leading: Story = {
  args: { search: '?to=%2Fvoucher' },
  ...answering(
    {
      'POST /v1/single_sign_on/begin': () => ({
        body: { success: true, address: 'https://akun.example/masuk', secret: 'contoh' },
      }),
    },
    false,
  ),
};
export const Away: Story = {
  args: { search: '' },
  ...answering({
    'POST /v1/single_sign_on/begin': () =>
      refusal(
        503,
        'NOT_READY',
        'Penyedia akun organisasi tidak dapat dihubungi, atau jawabannya tidak dapat dipakai. Coba lagi sebentar lagi.',
      ),
  }),
};
export const Finishing: Story = finishing(() => ({ silent: true }));
export const SignedIn: Story = finishing(() => ({ body: { success: true, token: 't', user: TEST_USER } }));
export const SecondFactor: Story = finishing(() => ({ body: { success: true, second_factor: APP_QUESTION } }));
export const WithoutRights: Story = finishing(() =>
  refusal(403, 'FORBIDDEN', 'Akun organisasi Anda belum diberi hak di Widya. Hubungi pengelolanya.'),
);
export const BegunElsewhere: Story = answering({}, false);
export const Narrow: Story = { ...WithoutRights, globals: { width: '360' }, parameters: { viewport: { width: 360 } } };
