import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listAllParticipation } from '@widya/contract/participation';
import { MOST_FOUND } from '../../platform/lists/search-page.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertClass, insertCourse } from '../../testing/fixtures.ts';
import { rowsReadBy } from '../../testing/rows-read.ts';

/** Number of registrations per class. The word in those of the first two classes has more matches than are counted. */
const PEOPLE = 7_000;
const RARE = 12;
/**
 * Limit of the rows that a search may read: more than a page, its merging and a few people need, and far fewer than all
 * registrations.
 */
const FEW = 300;

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await t.actor('admin')) as Actor;
  const classes = [await insertClass(t.db), await insertClass(t.db), await insertClass(t.db)].map(({ id }) => id);
  const course = await insertCourse(t.db);
  const { pool } = t.database;
  await pool.query(
    `insert into members (full_name, email) select 'Akun ' || n, 'p' || n || '@uji.example' from generate_series(1, ${PEOPLE}) n`,
  );
  // The names of registrations differ from those of the accounts, because a form can be filled in with another name.
  const columns = '(%, member_id, status, full_name, email, province, city, price, registered_at)';
  const time = "timestamptz '2026-01-01Z' + (m.id * 7919 % 10007) * interval '1 minute'";
  for (const [index, id] of classes.entries())
    await pool.query(
      `insert into registrations ${columns.replace('%', 'class_id')}
      select $1, m.id, 'ACCEPTED', case when $2 < 2 then 'Banyak ' || m.id when m.id % ${PEOPLE / RARE} < 1 then 'Jarang ' || m.id else 'Lain ' || m.id end,
        m.email, case when $2 = 2 and m.id % 1000 = 0 then 'Bali' else 'Jawa Barat' end,
        case when m.id % 500 = 0 then 'Kota Bogor' else 'Kota Bandung' end, 0, ${time}
      from members m where m.email like 'p%@uji.example'`,
      [id, index],
    );
  await pool.query(
    `insert into member_courses ${columns.replace('%', 'course_id')}
    select $1, m.id, 'ACCEPTED', case when m.id % 1000 = 1 then 'Jarang Mandiri' else 'Lain' end, m.email, 'Jawa Barat', '', 0, ${time} + interval '1 second'
    from members m where m.email like 'p%@uji.example'`,
    [course.id],
  );
  await pool.query('vacuum analyze registrations, member_courses, members');
});
afterAll(() => t.close());

async function page(query: Record<string, string>) {
  const { body } = await t.call(listAllParticipation, admin, { query: { page: '1', per_page: '10', ...query } });
  const { data, meta } = body as unknown as {
    data: { kind: string; id: number }[];
    meta: { total: number };
  };
  return { rows: data.map(({ kind, id }) => `${kind} ${id}`), total: meta.total };
}

/** Returns all matches in the order of the list, read from the whole tables. */
async function matches(condition: string, order = 'registered_at desc, id desc') {
  const { rows } = await t.database.pool.query<{ kind: string; id: number }>(`
    select * from (select 'class' as kind, id, registered_at, full_name from registrations where ${condition}
      union all select 'course', id, registered_at, full_name from member_courses where ${condition}) found order by ${order}`);
  return rows.map(({ kind, id }) => `${kind} ${id}`);
}

const named = (word: string) => `(lower(full_name) like '%${word}%' or lower(email) like '%${word}%')`;

describe.each([
  ['a rare word', { q: 'JARANG' }, named('jarang')],
  ['a part of a word', { q: 'aran' }, named('aran')],
  ['two words', { q: 'jarang mandiri' }, `${named('jarang')} and ${named('mandiri')}`],
  ['an address', { q: 'p77@uji.example' }, named('p77@uji.example')],
  ['two letters', { q: 'ja' }, named('ja')],
  ['nobody', { q: 'zqxjv' }, named('zqxjv')],
  ['a word that is also a pattern', { q: 'jar%' }, "position('jar%' in lower(full_name)) > 0"],
  ['a word in a province', { q: 'lain', province: 'Bali' }, `${named('lain')} and province = 'Bali'`],
  ['a province', { province: 'Bali' }, "province = 'Bali'"],
  ['a province of many', { province: 'Jawa Barat' }, "province = 'Jawa Barat'"],
  ['a city', { province: 'Jawa Barat', city: 'Kota Bogor' }, "province = 'Jawa Barat' and city = 'Kota Bogor'"],
  ['a province without people', { province: 'Tidak Ada' }, "province = 'Tidak Ada'"],
] as const)('participation of all time by %s', (_what, query, condition) => {
  it('finds all in the order of the list, to the last page', async () => {
    const all = await matches(condition);
    expect(await page(query)).toEqual({ rows: all.slice(0, 10), total: all.length });
    const last = Math.max(1, Math.ceil(all.length / 10));
    expect((await page({ ...query, page: String(last) })).rows).toEqual(all.slice((last - 1) * 10));
    expect(await page({ ...query, page: String(last + 1) })).toEqual({ rows: [], total: all.length });
  });

  it('sorts by name', async () => {
    const all = await matches(condition, 'lower(full_name), id');
    expect((await page({ ...query, sort: 'full_name' })).rows).toEqual(all.slice(0, 10));
  });
});

it('counts up to a limit and shows the newest of what is found too often', async () => {
  const all = await matches(named('banyak'));
  expect(all).toHaveLength(PEOPLE * 2);
  expect(await page({ q: 'banyak' })).toEqual({ rows: all.slice(0, 10), total: MOST_FOUND });
  expect((await page({ q: 'banyak', page: '500' })).rows).toEqual(all.slice(4_990, 5_000));
});

it.each([{ q: 'jarang' }, { q: 'zqxjv' }, { q: 'p77@uji.example' }, { province: 'Bali' }, { province: 'Tidak Ada' }])(
  'reads few of all registrations for %o',
  async (query) => {
    expect(await rowsReadBy(t.database.pool, () => page(query))).toBeLessThan(FEW);
  },
);
