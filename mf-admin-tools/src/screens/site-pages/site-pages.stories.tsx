import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { bookMarket, sitePageApi, sitePages } from '../../testing/site-page-api.ts';
import SitePages from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  /** Unsaved values that an earlier visit stored in the browser. */
  readonly draft: Readonly<Record<string, string>> | null;
}

const PATH = '/tampilan-antarmuka/halaman';

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Halaman Situs',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: PATH, draft: null },
  render: ({ answers, url, draft }) => {
    const key = `widya:konsep:halaman:${TEST_USER.id}:pasar-buku`;
    if (draft) localStorage.setItem(key, JSON.stringify({ savedAt: '2026-11-20T03:00:00.000Z', values: draft }));
    else localStorage.removeItem(key);
    return (
      <StoryShell api={{ ...sitePageApi(), ...answers }} url={url} user={TEST_USER} path={PATH}>
        <SitePages {...screenProps()} />
      </StoryShell>
    );
  },
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Written: Story = {};

export const Empty: Story = { args: { url: `${PATH}?halaman=galang-patjar` } };

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const LongTexts: Story = {
  args: {
    answers: {
      'GET /v1/site_pages': () => ({
        body: sitePages(
          bookMarket({
            title: 'Pasar buku peserta kelas menulis '.repeat(3).trim(),
            body: `<p>${'Buku karya peserta yang ditulis sepanjang tahun. '.repeat(20)}</p>`,
          }),
        ),
      }),
    },
  },
};

export const Drafted: Story = { args: { draft: { title: 'Pasar Buku Akhir Tahun' } } };

export const Loading: Story = { args: { answers: { 'GET /v1/site_pages': () => ({ silent: true }) } } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/site_pages': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { answers: { 'GET /v1/site_pages': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const SaveFails: Story = {
  args: { answers: { 'PUT /v1/site_pages/:slug': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

/** Somebody else has written another title meanwhile. */
export const Conflict: Story = {
  args: {
    answers: {
      'PUT /v1/site_pages/:slug': ({ body }) =>
        (body as { version: number }).version === 9
          ? { body: { success: true, affectedRows: 1, version: 10, data: bookMarket({ version: 10 }) } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: {
                ...bookMarket({ title: 'Judul Bima', version: 9 }),
                changed_by: 'Bima Contoh',
                changed_at: '2026-11-20T02:00:00.000Z',
              },
            }),
    },
  },
};
