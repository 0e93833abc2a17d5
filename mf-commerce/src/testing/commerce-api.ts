import type { VoucherBulkInput } from '@widya/contract/vouchers-bulk';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { DELETED, ITEMS, merchandise, photo } from './merchandise-fixtures.ts';
import { LATE, ORDERS, PAID } from './order-fixtures.ts';
import { pageOf } from './page-of.ts';
import { ACTIVE, BATCH, DEACTIVATED, USED, voucher } from './voucher-fixtures.ts';

const done = { success: true, affectedRows: 1 };
const CSV = '\uFEFFkode;nama\r\n';

/** Fake API of the stories of vouchers, on which every call succeeds. */
export const voucherApi = (): FakeApi => ({
  'GET /v1/vouchers': ({ query }) => {
    const batch = query.get('batch_id');
    const found = (query.get('tab') === 'inactive' ? [USED, DEACTIVATED] : [...ACTIVE, DEACTIVATED]).filter(
      ({ active, batch_id }) =>
        (query.get('tab') === 'inactive' || active === 1 || query.has('show_inactive')) &&
        (batch === null || batch_id === batch),
    );
    return { body: pageOf(found, { usable: found.filter((row) => ACTIVE.includes(row)).length }) };
  },
  'GET /v1/vouchers/batches': () => ({ body: [BATCH] }),
  'POST /v1/vouchers/bulk/preview': ({ body }) => {
    const { action, codes = [], except = [] } = body as VoucherBulkInput;
    const selected = codes.length || 126 - except.length;
    const unchanged = action === 'delete' ? 1 : 0;
    return {
      body: {
        total: selected,
        changes: selected - unchanged,
        used: 1,
        skipped: unchanged === 0 ? [] : [{ reason: 'Sudah dipakai, jadi tidak dihapus', count: unchanged }],
        examples: ['K7QWN4XRPB'],
      },
    };
  },
  'POST /v1/vouchers/bulk': ({ body }) => {
    const { action, codes = ['K7QWN4XRPB'] } = body as VoucherBulkInput;
    const changed = action === 'delete' ? codes.slice(1) : codes;
    const skipped = action === 'delete' ? [{ reason: 'Sudah dipakai, jadi tidak dihapus', count: 1 }] : [];
    return { body: { success: true, affectedRows: changed.length, changed, skipped } };
  },
  'POST /v1/vouchers': ({ body }) => {
    const { name, code } = body as { name: string; code?: string };
    return { status: 201, body: { success: true, name, codes: [code ?? 'X9Y8W7V6U5'], batch_id: null } };
  },
  'POST /v1/vouchers/batch': ({ body }) => {
    const { name, count } = body as { name: string; count: number };
    const codes = Array.from({ length: count }, (_, index) => `KODE${String(index + 1).padStart(6, '0')}`);
    return { status: 201, body: { success: true, name, codes, batch_id: BATCH.batch_id } };
  },
  'POST /v1/vouchers/export': () => ({ body: CSV }),
  'PUT /v1/voucher/:code/note': () => ({ body: { ...done, data: voucher(), version: 3 } }),
  'POST /v1/voucher/:id/activate': () => ({ body: { ...done, data: voucher(), version: 3 } }),
  'POST /v1/voucher/:id/deactivate': () => ({ body: { ...done, data: voucher({ active: 0 }), version: 3 } }),
  'DELETE /v1/voucher/:id': () => ({ body: done }),
  'POST /v1/order/some': ({ body }) => {
    const { ids } = body as { ids: readonly number[] };
    return { body: ids.flatMap((id) => ORDERS.find((order) => order.id === id) ?? []) };
  },
});

/** Fake API of the stories of transactions. */
export const orderApi = (): FakeApi => ({
  'GET /v1/order/someByDate': ({ query }) => {
    const wanted = query.get('q')?.toLowerCase();
    const rows = ORDERS.filter(({ order_id }) => !wanted || order_id.toLowerCase().includes(wanted));
    return {
      body: pageOf(rows, { counts: { all: 5, accepted: 2, rejected: 1, waiting: 1, returned: 1 }, income: 270_000 }),
    };
  },
  'GET /v1/order': () => ({ body: pageOf([LATE]) }),
  'GET /v1/order/exceptions': () => ({ body: { open: 1 } }),
  'POST /v1/order/export': () => ({ body: CSV }),
  'GET /v1/order/:id': ({ params }) => {
    const found = ORDERS.find(({ id }) => String(id) === params.id);
    return found ? { body: found } : refusal(404, 'NOT_FOUND', 'Transaksi tidak ditemukan');
  },
  'POST /v1/order/:id/check': () => ({ body: { ...done, data: PAID, version: 4, provider_status: 'settlement' } }),
  'POST /v1/order/:id/exception': () => ({ body: { ...done, data: PAID, version: 4 } }),
});

const written = { ...done, data: merchandise(), version: 5, warnings: [] };

/** Fake API of the stories of merchandise. */
export const merchandiseApi = (): FakeApi => ({
  'GET /v1/merchandises': ({ query }) => ({ body: pageOf(query.get('active') === '0' ? [DELETED] : ITEMS) }),
  'POST /v1/merchandise/create': () => ({
    status: 201,
    body: { success: true, id: 9, data: merchandise({ id: 9 }), version: 1, warnings: [] },
  }),
  'POST /v1/merchandise/upload_photo/:id': () => ({
    status: 201,
    body: { success: true, location: photo('olive'), name: 'foto.jpg', size: 900, type: 'image/jpeg' },
  }),
  'PUT /v1/merchandise/restore/:id': () => ({ body: written }),
  'GET /v1/merchandise/:id': ({ params }) => {
    const found = [...ITEMS, DELETED].find(({ id }) => String(id) === params.id);
    return found ? { body: found } : refusal(404, 'NOT_FOUND', 'Kreasi tidak ditemukan');
  },
  'PUT /v1/merchandise/:id': () => ({ body: written }),
  'DELETE /v1/merchandise/:id': () => ({ body: written }),
});
