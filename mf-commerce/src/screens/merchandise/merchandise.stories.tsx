import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { merchandiseApi } from '../../testing/commerce-api.ts';
import { ITEMS, merchandise } from '../../testing/merchandise-fixtures.ts';
import { pageOf } from '../../testing/page-of.ts';
import Merchandise from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-commerce/Daftar Kreasi',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/merchandise' },
  render: ({ answers, url }) => (
    <StoryShell api={{ ...merchandiseApi(), ...answers }} url={url} path="/merchandise">
      <Merchandise {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const listed = (rows: Parameters<typeof pageOf>[0]): FakeApi => ({
  'GET /v1/merchandises': () => ({ body: pageOf(rows) }),
});

export const Active: Story = {};

export const Deleted: Story = { args: { url: '/merchandise?active=0' } };

export const Editing: Story = { args: { url: '/merchandise?kreasi=1' } };

/** The merchandise that the URL names is on another page. */
export const EditingElsewhere: Story = { args: { url: '/merchandise?kreasi=1', answers: listed([ITEMS[1]]) } };

export const EditingNothing: Story = { args: { url: '/merchandise?kreasi=999' } };

export const Loading: Story = { args: { answers: { 'GET /v1/merchandises': () => ({ silent: true }) } } };

export const Empty: Story = { args: { answers: listed([]) } };

export const EmptyDeleted: Story = { args: { url: '/merchandise?active=0', answers: listed([]) } };

export const FilteredEmpty: Story = { args: { url: '/merchandise?q=xyz', answers: listed([]) } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/merchandises': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

/** The screen opens without a menu key, but the API refuses the data. */
export const Forbidden: Story = {
  args: { answers: { 'GET /v1/merchandises': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const OneRow: Story = { args: { answers: listed([merchandise()]) } };

export const FiftyRows: Story = {
  args: {
    url: '/merchandise?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        merchandise({
          id: 20 + index,
          name: index % 6 === 0 ? `Kreasi ${'Panjang Sekali '.repeat(8)}${index}` : `Kreasi ${index}`,
          image_url: index % 4 === 0 ? null : (ITEMS[0]?.image_url ?? null),
        }),
      ),
    ),
  },
};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const WritesFail: Story = {
  args: {
    answers: {
      'PUT /v1/merchandise/:id': () =>
        refusal(422, 'VALIDATION', 'Periksa kembali isian', {
          errors: { marketplace_link: 'Tautan harus diawali https:// atau http://' },
        }),
      'DELETE /v1/merchandise/:id': () => refusal(409, 'INVALID_TRANSITION', 'Kreasi ini sudah terhapus'),
      'PUT /v1/merchandise/restore/:id': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
    },
  },
};

/** Somebody else has saved another price meanwhile. */
export const Conflict: Story = {
  args: {
    url: '/merchandise?kreasi=1',
    answers: {
      'PUT /v1/merchandise/:id': ({ body }) =>
        (body as { version: number }).version === 9
          ? { body: { success: true, affectedRows: 1, version: 10, data: merchandise(), warnings: [] } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: { ...merchandise({ version: 9, price: 99_000 }), changed_by: 'Bima Contoh' },
            }),
    },
  },
};
