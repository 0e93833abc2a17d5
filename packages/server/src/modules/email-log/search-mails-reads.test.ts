import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listEmailHistory } from '@widya/contract/email-log';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { rowsReadBy } from '../../testing/rows-read.ts';

/** Number of mails to each person. */
const MAILS = 6;

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await t.actor('admin')) as Actor;
  await t.database.pool.query(`
    insert into members (full_name, email)
    select kind || ' Uji ' || n, lower(kind) || n || '@uji.example'
    from (values ('Ratusan', 300), ('Jarang', 3), ('Lain', 6000)) kinds (kind, people), generate_series(1, people) n;
    insert into email_log (message_id, subject, to_email, member_id, created_at)
    select 'm' || id || '-' || turn, 'Kabar', case when turn = 1 then 'lama.' || email else email end, id,
      timestamptz '2026-01-01Z' + (id * 7919 % 10007 + turn) * interval '1 minute'
    from members, generate_series(1, ${MAILS}) turn;
    insert into email_log (message_id, subject, to_email) values ('x', 'Kabar', 'jarang.tamu@lain.example')`);
  await t.database.pool.query('vacuum analyze email_log, members');
});
afterAll(() => t.close());

async function page(query: Record<string, string>) {
  const { body } = await t.call(listEmailHistory, admin, { query: { page: '1', per_page: '10', ...query } });
  const { data, meta } = body as unknown as { data: { id: number }[]; meta: { total: number } };
  return { ids: data.map(({ id }) => id), total: meta.total };
}

it.each([
  ['jarang', 3 * MAILS + 1],
  ['Jarang Uji 2', MAILS],
  ['lama.jarang', 3],
  ['jarang.tamu@lain.example', 1],
  ['zqxjv', 0],
])('finds the mails of %s and reads few others', async (q, total) => {
  expect((await page({ q })).total).toBe(total);
  expect((await page({ q, page: '9' })).ids).toEqual([]);
  expect(await rowsReadBy(t.database.pool, () => page({ q }))).toBeLessThan(100);
});

it('reads only the mails of three hundred people of one name, from indexes', async () => {
  const q = 'ratusan';
  expect((await page({ q })).total).toBe(300 * MAILS);
  expect(await rowsReadBy(t.database.pool, () => page({ q }))).toBeLessThan(300 * MAILS * 2);
});
