import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { voucherApi } from '../../testing/commerce-api.ts';
import { pageOf } from '../../testing/page-of.ts';
import { ACTIVE, voucher } from '../../testing/voucher-fixtures.ts';
import Vouchers from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-commerce/Voucher',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/editor/voucher' },
  render: ({ answers, url }) => (
    <StoryShell api={{ ...voucherApi(), ...answers }} url={url} path="/editor/voucher">
      <Vouchers {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const listed = (rows: Parameters<typeof pageOf>[0]): FakeApi => ({
  'GET /v1/vouchers': () => ({ body: pageOf(rows, { usable: rows.length }) }),
});

export const Active: Story = {};

export const WithDeactivated: Story = { args: { url: '/editor/voucher?show_inactive=1' } };

export const OneBatch: Story = { args: { url: '/editor/voucher?batch_id=angkatan-1' } };

export const Inactive: Story = { args: { url: '/editor/voucher?tab=inactive' } };

export const Loading: Story = { args: { answers: { 'GET /v1/vouchers': () => ({ silent: true }) } } };

export const Empty: Story = { args: { answers: listed([]) } };

export const EmptyInactive: Story = { args: { url: '/editor/voucher?tab=inactive', answers: listed([]) } };

export const FilteredEmpty: Story = { args: { url: '/editor/voucher?q=xyz', answers: listed([]) } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/vouchers': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { answers: { 'GET /v1/vouchers': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const OneRow: Story = { args: { answers: listed([voucher()]) } };

export const FiftyRows: Story = {
  args: {
    url: '/editor/voucher?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        voucher({
          id: 20 + index,
          code: `KODE-${index}`,
          name: index % 6 === 0 ? `Diskon ${'Panjang Sekali '.repeat(8)}${index}` : `Diskon ${index}`,
          note: index % 5 === 0 ? 'Catatan yang panjang '.repeat(20) : '',
        }),
      ),
    ),
  },
};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const CodeTaken: Story = {
  args: {
    answers: {
      'POST /v1/vouchers': () =>
        refusal(422, 'VALIDATION', 'Periksa kembali isian', { errors: { code: 'Kode voucer sudah digunakan' } }),
    },
  },
};

export const CreateFails: Story = {
  args: { answers: { 'POST /v1/vouchers': () => ({ status: 507, body: '<html>' }) } },
};

export const WritesFail: Story = {
  args: {
    answers: {
      'DELETE /v1/voucher/:id': () =>
        refusal(409, 'INVALID_TRANSITION', 'Voucer yang sudah dipakai tidak dapat dihapus'),
      'POST /v1/voucher/:id/deactivate': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
      'POST /v1/vouchers/bulk/preview': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
      'GET /v1/vouchers/batches': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
      'POST /v1/order/some': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
      'POST /v1/vouchers/export': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
    },
  },
};

/** The selection has changed since the preview counted it. */
export const SelectionChanged: Story = {
  args: {
    answers: {
      'POST /v1/vouchers/bulk': () =>
        refusal(409, 'VERSION_CONFLICT', 'Pilihan ini sekarang berisi 3 voucher. Periksa kembali.', {
          current: { total: 3 },
        }),
    },
  },
};

/** Somebody else wrote another note meanwhile. */
export const NoteConflict: Story = {
  args: {
    answers: {
      'PUT /v1/voucher/:code/note': ({ body }) =>
        (body as { version: number }).version === 9
          ? { body: { success: true, affectedRows: 1, version: 10, data: voucher() } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: { ...ACTIVE[0], note: 'Catatan rekan', version: 9 },
            }),
    },
  },
};
