import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listOrders, listOrdersOfMonth } from '@widya/contract/orders';
import { MOST_FOUND } from '../../platform/lists/search-page.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { rowsReadBy } from '../../testing/rows-read.ts';

const MANY = MOST_FOUND + 500;
const RARE = 12;
/** Limit of the rows that a search may read: more than a page and a few people need, and far fewer than all orders. */
const FEW = 300;

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await t.actor('admin')) as Actor;
  await t.database.pool.query(`
    insert into members (full_name, email)
    select kind || ' ' || n, lower(kind) || n || '@uji.example'
    from (values ('Banyak', ${MANY}), ('Jarang', ${RARE}), ('Lain', 9000)) kinds (kind, people), generate_series(1, people) n;
    insert into orders (order_id, member_id, amount, created_at, paid_at, exception)
    select 'WID-26' || lpad((id % 97)::text, 4, '0') || '-' || id || turn, id, id % 13 * 1000,
      timestamptz '2026-01-01Z' + (id * 7919 % 10007) * interval '1 minute',
      case when id % 3 = 0 then timestamptz '2026-02-01Z' + id * interval '1 minute' end,
      case when id % 200 = 0 then 'CHALLENGED' end
    from members, generate_series(1, 2) turn where full_name like 'Jarang%' or turn = 1;
    insert into orders (order_id, member_id, amount) select 'JARANG-1', id, 0 from members where full_name = 'Lain 1'`);
  await t.database.pool.query('vacuum analyze orders, members');
});
afterAll(() => t.close());

async function page(
  query: Record<string, string>,
  endpoint: typeof listOrders | typeof listOrdersOfMonth = listOrders,
) {
  const { body } = await t.call(endpoint, admin, { query: { page: '1', per_page: '10', ...query } });
  const { data, meta } = body as unknown as { data: { id: number }[]; meta: { total: number } };
  return { ids: data.map(({ id }) => id), total: meta.total };
}

/** Returns the ids of all matches in the order of the list, read from the whole tables. */
async function matches(words: readonly string[], order: string, more = 'true'): Promise<number[]> {
  const found = words.map((word) => `(m.search_text like '%${word}%' or lower(o.order_id) like '%${word}%')`);
  const { rows } = await t.database.pool.query<{ id: number }>(
    `select o.id from orders o join members m on m.id = o.member_id where ${[...found, more].join(' and ')} order by ${order}`,
  );
  return rows.map(({ id }) => id);
}
const NEWEST = 'o.created_at desc, o.id desc';

describe.each([
  ['a rare name, which is also a number', 'JARANG', ['jarang']],
  ['a part of a name', 'aran', ['aran']],
  ['a whole name', 'Jarang 7', ['jarang', '7']],
  ['an address', 'lain77@uji.example', ['lain77@uji.example']],
  ['an address of nobody that begins as another', 'lain77@uji.exampla', ['lain77@uji.exampla']],
  ['a part of a number and a name', '0033- lain', ['0033-', 'lain']],
  ['two letters', 'ja', ['ja']],
  ['nobody', 'zqxjv', ['zqxjv']],
] as const)('orders of all months by %s', (_what, q, words) => {
  it('are all found in the order of the list, to the last page', async () => {
    const all = await matches(words, NEWEST);
    expect(await page({ q, sort: '-created_at' })).toEqual({ ids: all.slice(0, 10), total: all.length });
    const last = Math.max(1, Math.ceil(all.length / 10));
    const query = { q, sort: '-created_at' };
    expect((await page({ ...query, page: String(last) })).ids).toEqual(all.slice((last - 1) * 10));
    expect(await page({ ...query, page: String(last + 1) })).toEqual({ ids: [], total: all.length });
  });

  it.each([
    ['created_at', 'o.created_at, o.id'],
    ['amount', 'o.amount, o.id'],
    ['-amount', 'o.amount desc, o.id desc'],
    ['paid_at', 'o.paid_at nulls last, o.id'],
    ['-paid_at', 'o.paid_at desc nulls last, o.id desc'],
  ])('are sorted by %s', async (sort, order) => {
    expect((await page({ q, sort })).ids).toEqual((await matches(words, order)).slice(0, 10));
  });
});

it.each(['jarang', 'aran', 'ja', 'banyak', '0033- lain', 'zqxjv'])(
  'of a month are all found and counted by %s',
  async (q) => {
    const all = await matches(q.split(' '), NEWEST, "o.created_at < '2026-01-31T17:00:00Z'");
    const query = { q, sort: '-created_at', year: '2026', month: '1' };
    expect(await page(query, listOrdersOfMonth)).toEqual({ ids: all.slice(0, 10), total: all.length });
    expect(await page({ ...query, page: '900' }, listOrdersOfMonth)).toEqual({ ids: [], total: all.length });
  },
);

it('are counted up to a limit', async () => {
  const all = await matches(['banyak'], NEWEST);
  expect(all).toHaveLength(MANY);
  expect(await page({ q: 'banyak', sort: '-created_at' })).toEqual({ ids: all.slice(0, 10), total: MOST_FOUND });
  expect((await page({ q: 'banyak', sort: '-created_at', page: '500' })).ids).toEqual(all.slice(4_990, 5_000));
});

it('can be limited to those that need a decision', async () => {
  const all = await matches(['lain'], NEWEST, 'o.exception is not null');
  expect(await page({ q: 'lain', exceptions: '1', sort: '-created_at' })).toEqual({
    ids: all.slice(0, 10),
    total: all.length,
  });
});

it.each(['jarang', 'Jarang 7', 'lain77@uji.example', 'zqxjv'])('read few of all orders for %s', async (q) => {
  expect(await rowsReadBy(t.database.pool, () => page({ q }))).toBeLessThan(FEW);
});
