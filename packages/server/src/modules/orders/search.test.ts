import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { searchOrders } from '@widya/contract/orders';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertOrder } from '../../testing/examples/orders.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

it('finds orders of any month by a part of their number, the newest first (D233)', async () => {
  const caller = await signedIn(api, await insertAdmin(api.db, { menu: '["transaction"]' }));
  await insertOrder(api.db, { order_id: 'WID-240101-CARI1', created_at: new Date('2024-01-01T00:00:00Z') });
  await insertOrder(api.db, { order_id: 'WID-260101-CARI2', created_at: new Date('2026-01-01T00:00:00Z') });
  const find = async (q: string) => {
    const { body } = await api.call(searchOrders, caller, { query: { page: '1', per_page: '5', q } });
    return (body as unknown as { data: { order_id: string }[] }).data.map(({ order_id }) => order_id);
  };
  expect(await find('-cari')).toEqual(['WID-260101-CARI2', 'WID-240101-CARI1']);
  expect(await find('240101 CARI')).toEqual(['WID-240101-CARI1']);
  // Two letters match only where a part of the number begins.
  expect(await find('ca')).toEqual(['WID-260101-CARI2', 'WID-240101-CARI1']);
  expect(await find('24 ca')).toEqual(['WID-240101-CARI1']);
  expect(await find('ri')).toEqual([]);
  for (const q of ['', '%', '-', '_a', 'WID_240101']) expect(await find(q)).toEqual([]);
});
