import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/orders';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertOrder } from '../../testing/examples/orders.ts';
import { insertVoucher } from '../../testing/examples/vouchers.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

it.each([
  ['["none"]', 403, []],
  ['[]', 403, []],
  ['["home","email"]', 403, []],
  ['["voucher"]', 200, ['with']],
  ['["transaction"]', 200, ['with', 'without']],
])('with the menu %s orders by their ids answer %i %j', async (menu, status, expected) => {
  const voucher = await insertVoucher(api.db);
  const { order: withVoucher } = await insertOrder(api.db, { voucher_id: voucher.id });
  const { order: without } = await insertOrder(api.db);
  const caller = await signedIn(api, await insertAdmin(api.db, { menu }));
  const answer = await api.call(contract.readSomeOrders, caller, { body: { ids: [withVoucher.id, without.id] } });
  expect(answer.status).toBe(status);
  const names = new Map([
    [withVoucher.id, 'with'],
    [without.id, 'without'],
  ]);
  const rows = status === 200 ? (answer.body as unknown as { id: number }[]) : [];
  expect(rows.map(({ id }) => names.get(id))).toEqual(expected);
});
