import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listClassQuestions, listQuestions } from '@widya/contract/questions';
import { MOST_FOUND } from '../../platform/lists/search-page.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertClass, insertInstructor, linkInstructor } from '../../testing/fixtures.ts';
import { rowsReadBy } from '../../testing/rows-read.ts';
import { signedIn } from '../../testing/signed-in.ts';

const MANY = 9_000;
/** Limit of the rows that a search may read: more than a page and a few questions need, and far fewer than all. */
const FEW = 300;

let t: TestApp;
let admin: Actor;
let instructor: Actor;
let code: string;
let classId: number;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await t.actor('admin')) as Actor;
  const teacher = await insertInstructor(t.db, { menu: '["home","help"]' });
  instructor = await signedIn(t, teacher);
  const [large, small] = [await insertClass(t.db), await insertClass(t.db)];
  await linkInstructor(t.db, small.id, teacher.id);
  code = small.code;
  classId = small.id;
  await t.database.pool.query(`
    insert into questions (class_id, full_name, email, question, answer, answered_at, asked_at, active)
    select case when n % 100 = 0 then ${small.id} else ${large.id} end,
      case when n % 900 = 0 then 'Jarang ' || n else 'Penanya ' || n % 50 end, 'p' || n || '@uji.example',
      '<p>Kapan <b>Kelas</b> ini?</p>', case when n % 2 = 0 then case when n % 700 = 0 then 'Langka' else 'Besok' end end,
      case when n % 2 = 0 then timestamptz '2026-03-01Z' + n * interval '1 minute' end,
      timestamptz '2026-01-01Z' + (n * 7919 % 10007) * interval '1 minute', case when n % 11 = 0 then 0 else 1 end
    from generate_series(1, ${MANY}) n`);
  await t.database.pool.query('vacuum analyze questions');
});
afterAll(() => t.close());

async function page(query: Record<string, string>, as = admin) {
  const { body } = await t.call(listQuestions, as, { query: { page: '1', per_page: '10', ...query } });
  const { data, meta } = body as unknown as { data: { id: number }[]; meta: { total: number } };
  return { ids: data.map(({ id }) => id), total: meta.total };
}

/** Returns the ids of all matches in the order of the list, read from the whole table. */
async function matches(word: string, order = 'asked_at desc, id desc', more = 'active = 1'): Promise<number[]> {
  const texts = ['full_name', 'email', 'question', 'answer'].map((column) => `${column} ilike '%${word}%'`);
  const { rows } = await t.database.pool.query<{ id: number }>(
    `select id from questions where (${texts.join(' or ')}) and ${more} order by ${order}`,
  );
  return rows.map(({ id }) => id);
}

describe.each([
  ['a rare name', 'JARANG', 'jarang'],
  ['a word of an answer', 'langka', 'langka'],
  ['a part of a word', 'angk', 'angk'],
  ['an address', 'p77@uji.example', 'p77@uji.example'],
  ['two letters', 'ja', 'ja'],
  ['nothing', 'zqxjv', 'zqxjv'],
] as const)('questions by %s', (_what, q, word) => {
  it('are all found in the order of the list, to the last page', async () => {
    const all = await matches(word);
    const query = { q, sort: '-asked_at' };
    expect(await page(query)).toEqual({ ids: all.slice(0, 10), total: all.length });
    const last = Math.max(1, Math.ceil(all.length / 10));
    expect((await page({ ...query, page: String(last) })).ids).toEqual(all.slice((last - 1) * 10));
    expect(await page({ ...query, page: String(last + 1) })).toEqual({ ids: [], total: all.length });
  });

  it.each([
    ['asked_at', 'asked_at, id'],
    ['full_name', 'lower(full_name) nulls last, id'],
    ['-full_name', 'lower(full_name) desc nulls last, id'],
    ['answered_at', 'answered_at nulls last, id'],
    ['-answered_at', 'answered_at desc nulls last, id'],
  ])('are sorted by %s', async (sort, order) => {
    expect((await page({ q, sort })).ids).toEqual((await matches(word, order)).slice(0, 10));
  });
});

it('are limited by the other filters', async () => {
  const open = await matches('jarang', 'asked_at desc, id desc', 'active = 1 and answer is null');
  const query = { q: 'jarang', sort: '-asked_at' };
  expect(await page({ ...query, unanswered: '1' })).toEqual({ ids: open, total: open.length });
  const all = await matches('jarang', 'asked_at desc, id desc', 'true');
  expect(await page({ ...query, hidden: '1' })).toEqual({ ids: all.slice(0, 10), total: all.length });
});

it('are counted up to a limit', async () => {
  const all = await matches('kelas');
  const query = { q: 'kelas', sort: '-asked_at' };
  expect(all.length).toBeGreaterThan(MOST_FOUND);
  expect(await page(query)).toEqual({ ids: all.slice(0, 10), total: MOST_FOUND });
  expect((await page({ ...query, page: '500' })).ids).toEqual(all.slice(4_990, 5_000));
});

it('of a class, and of the classes of an instructor, are found alone (S11)', async () => {
  const own = await matches('kelas', 'asked_at desc, id desc', `active = 1 and class_id = ${classId}`);
  const query = { q: 'kelas', sort: '-asked_at' };
  expect(await page(query, instructor)).toEqual({ ids: own.slice(0, 10), total: own.length });
  expect(await page({ ...query, class_code: code.toLowerCase() })).toEqual({
    ids: own.slice(0, 10),
    total: own.length,
  });
  const { body } = await t.call(listClassQuestions, admin, { params: { code }, query: { page: '1', ...query } });
  expect(body.meta).toMatchObject({ total: own.length });
});

it.each(['jarang', 'langka', 'p77@uji.example', 'zqxjv'])('read few of all questions for %s', async (q) => {
  expect(await rowsReadBy(t.database.pool, () => page({ q }))).toBeLessThan(FEW);
});
