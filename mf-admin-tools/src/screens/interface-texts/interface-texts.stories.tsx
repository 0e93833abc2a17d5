import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { interfaceTextApi, strings } from '../../testing/interface-text-api.ts';
import InterfaceTexts from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  /** Unsaved values that an earlier visit stored in the browser. */
  readonly draft: Readonly<Record<string, string>> | null;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Tampilan Antarmuka',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/tampilan-antarmuka', draft: null },
  render: ({ answers, url, draft }) => {
    const key = `widya:konsep:antarmuka:${TEST_USER.id}`;
    if (draft) localStorage.setItem(key, JSON.stringify({ savedAt: '2026-11-20T03:00:00.000Z', values: draft }));
    else localStorage.removeItem(key);
    return (
      <StoryShell
        api={{ ...interfaceTextApi(), ...answers }}
        url={url}
        user={TEST_USER}
        path="/tampilan-antarmuka"
        screens={{ SitePages: '/tampilan-antarmuka/halaman' }}
      >
        <InterfaceTexts {...screenProps()} />
      </StoryShell>
    );
  },
};
export default meta;

type Story = StoryObj<StoryArgs>;

const at = (layar: string): Partial<StoryArgs> => ({ url: `/tampilan-antarmuka?layar=${layar}` });

export const HeaderMenu: Story = {};
export const Footer: Story = { args: at('footer') };
export const ClassDetail: Story = { args: at('class_detail') };
export const PrivateClassDetail: Story = { args: at('private_class_detail') };
export const ProfilePage: Story = { args: at('profile_page') };
export const TransactionPage: Story = { args: at('transaction_page') };
export const TransactionCard: Story = { args: at('transaction_card') };
export const TransactionDetail: Story = { args: at('transaction_detail') };

export const Narrow: Story = { args: at('class_detail'), globals: { width: '390' } };

export const Dark: Story = { args: at('class_detail'), globals: { mode: 'dark' } };

/** All texts are standard texts, because staff have written none. */
export const Untouched: Story = {
  args: {
    answers: {
      'GET /v1/strings': () => ({ body: strings({ json: '{}', previous: '{}', updated_at: null, version: 1 }) }),
    },
  },
};

export const LongTexts: Story = {
  args: {
    ...at('footer'),
    answers: {
      'GET /v1/strings': () => ({
        body: strings({
          json: JSON.stringify({
            footer: { tagline: 'Belajar bersama sepanjang hayat '.repeat(5), terms: 'x'.repeat(60) },
          }),
        }),
      }),
    },
  },
};

export const Drafted: Story = { args: { draft: { 'header_menu:home': 'Muka', 'footer:about': 'Siapa kami' } } };

export const Loading: Story = { args: { answers: { 'GET /v1/strings': () => ({ silent: true }) } } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/strings': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { answers: { 'GET /v1/strings': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const SaveFails: Story = {
  args: { answers: { 'PUT /v1/strings/1': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

/** Somebody else has changed the first text meanwhile. */
export const Conflict: Story = {
  args: {
    answers: {
      'PUT /v1/strings/1': ({ body }) =>
        (body as { version: number }).version === 9
          ? { body: { success: true, affectedRows: 1, version: 10, data: strings({ version: 10 }) } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: {
                ...strings({ json: JSON.stringify({ header_menu: { home: 'Halaman utama' } }), version: 9 }),
                changed_by: 'Bima Contoh',
                changed_at: '2026-11-20T02:00:00.000Z',
              },
            }),
    },
  },
};
