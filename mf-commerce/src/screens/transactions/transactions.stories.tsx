import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { orderApi } from '../../testing/commerce-api.ts';
import { LATE, order } from '../../testing/order-fixtures.ts';
import { pageOf } from '../../testing/page-of.ts';
import Transactions from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-commerce/Transaksi',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/transaction?year=2026&month=11' },
  render: ({ answers, url }) => (
    <StoryShell api={{ ...orderApi(), ...answers }} url={url} path="/transaction">
      <Transactions {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const summary = { counts: { all: 0, accepted: 0, rejected: 0, waiting: 0, returned: 0 }, income: 0 };
const listed = (rows: Parameters<typeof pageOf>[0]): FakeApi => ({
  'GET /v1/order/someByDate': () => ({ body: pageOf(rows, summary) }),
});

export const Month: Story = {};

export const Exceptions: Story = { args: { url: '/transaction?tab=exceptions' } };

export const Paid: Story = { args: { url: '/transaction?year=2026&month=11&order=11' } };

export const Expired: Story = { args: { url: '/transaction?year=2026&month=11&order=12' } };

export const Waiting: Story = { args: { url: '/transaction?year=2026&month=11&order=13' } };

export const Refunded: Story = { args: { url: '/transaction?year=2026&month=11&order=14' } };

export const WithException: Story = { args: { url: '/transaction?year=2026&month=11&order=15' } };

/** The URL names an order of another month, which the list does not contain. */
export const PaidElsewhere: Story = {
  args: { url: '/transaction?year=2026&month=10&order=11', answers: listed([]) },
};

export const Missing: Story = { args: { url: '/transaction?year=2026&month=11&order=999' } };

export const Loading: Story = { args: { answers: { 'GET /v1/order/someByDate': () => ({ silent: true }) } } };

export const Empty: Story = { args: { answers: listed([]) } };

/** The paid amount differs from the amount due. */
export const OtherAmount: Story = {
  args: {
    url: '/transaction?year=2026&month=11&order=15',
    answers: listed([order({ ...LATE, exception: 'AMOUNT_MISMATCH', paid_status: 'pending', paid_amount: 100_000 })]),
  },
};

/** Part of the money was returned, and staff have not settled the order yet. */
export const PartlyRefunded: Story = {
  args: {
    url: '/transaction?year=2026&month=11&order=15',
    answers: listed([
      order({ ...LATE, exception: 'PARTLY_RETURNED', paid_status: 'partial_refund', returned_amount: 35_000 }),
    ]),
  },
};

export const NoExceptions: Story = {
  args: {
    url: '/transaction?tab=exceptions',
    answers: {
      'GET /v1/order/exceptions': () => ({ body: { open: 0 } }),
      'GET /v1/order': () => ({ body: pageOf([]) }),
    },
  },
};

export const FilteredEmpty: Story = {
  args: { url: '/transaction?year=2026&month=11&q=xyz', answers: listed([]) },
};

export const Failed: Story = {
  args: { answers: { 'GET /v1/order/someByDate': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: {
    answers: { 'GET /v1/order/someByDate': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') },
  },
};

export const OneRow: Story = { args: { answers: listed([order()]) } };

export const FiftyRows: Story = {
  args: {
    url: '/transaction?year=2026&month=11&per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        order({
          id: 100 + index,
          order_id: `WID-20261118-${1000 + index}${index % 9 === 0 ? '-SANGAT-PANJANG-SEKALI' : ''}`,
          member: { id: index, full_name: `Peserta ${'Panjang '.repeat(index % 5)}${index}`, email: 'a@widya.example' },
        }),
      ),
    ),
  },
};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const CheckUnknown: Story = {
  args: {
    url: '/transaction?year=2026&month=11&order=13',
    answers: {
      'POST /v1/order/:id/check': () => ({
        body: { success: true, affectedRows: 1, data: order(), version: 4, provider_status: null },
      }),
    },
  },
};

export const WritesFail: Story = {
  args: {
    answers: {
      'POST /v1/order/:id/check': () => refusal(507, 'INTERNAL', 'Penyedia pembayaran belum diatur'),
      'POST /v1/order/:id/exception': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
      'POST /v1/order/export': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
    },
  },
};

/** The order has changed since it was displayed. */
export const SettleConflict: Story = {
  args: {
    answers: {
      'POST /v1/order/:id/exception': ({ body }) =>
        (body as { version: number }).version === 9
          ? { body: { success: true, affectedRows: 1, version: 10, data: LATE } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: { ...LATE, paid_status: 'refund', version: 9 },
            }),
    },
  },
};
