import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { MOST_FOUND } from '../../platform/lists/search-page.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { selectMembers } from './queries.ts';

const MANY = MOST_FOUND + 30;
const FEW = 12;
/** More rows than a search reads in the order of the list, so that older members are found by sorting. */
const NEW = 20_050;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Members with higher numbers are newer, but their names sort first.
  await database.db.execute(sql`
    insert into members (full_name, email, created_at)
    select kind || ' ' || lpad((99999 - n)::text, 5, '0'), kind || n || '@uji.example', timestamptz '2026-01-01Z' + n * interval '1 second'
    from (values ('Banyak', ${MANY}::int), ('Jarang', ${FEW}::int)) kinds (kind, people), generate_series(1, people) n`);
  await database.db.execute(sql`
    insert into members (full_name, email, created_at)
    select 'Baru ' || lpad((99999 - n)::text, 5, '0'), 'Baru' || n || '@uji.example', timestamptz '2026-02-01Z' + n * interval '1 second'
    from generate_series(1, ${NEW}::int) n`);
});
afterAll(() => database.close());

const find = (q: string, page: number, sort: '-created_at' | 'full_name' = '-created_at') =>
  selectMembers(database.db, { q, page, per_page: 10, sort, tab: 'active' }, new Date());
const emails = ({ rows }: Awaited<ReturnType<typeof find>>) => rows.map(({ email }) => email);
const numbered = (kind: string, from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => `${kind}${from + (to > from ? n : -n)}@uji.example`);

it('finds people by two letters with which their name begins, not by others (D233)', async () => {
  expect((await find('ja', 1)).total).toBe(FEW);
  expect((await find('ar', 1)).total).toBe(0);
  expect((await find('ba', 1)).total).toBe(MOST_FOUND);
});

describe.each([
  { kind: 'Banyak', people: MANY, total: MOST_FOUND },
  { kind: 'Baru', people: NEW, total: MOST_FOUND },
  { kind: 'Jarang', people: FEW, total: FEW },
])('a search that finds $people', ({ kind, people, total }) => {
  const q = kind.toLowerCase();

  it('counts up to a limit and shows the newest first', async () => {
    const first = await find(q, 1);
    expect(first.total).toBe(total);
    expect(emails(first)).toEqual(numbered(kind, people, people - 9));
    expect(emails(await find(q, 2))).toEqual(numbered(kind, people - 10, Math.max(1, people - 19)));
  });

  it('sorts by name', async () => {
    expect(emails(await find(q, 1, 'full_name'))).toEqual(numbered(kind, people, people - 9));
  });

  it('ends where the count ends', async () => {
    const last = Math.ceil(total / 10);
    expect((await find(q, last)).rows).toHaveLength(total - (last - 1) * 10);
    expect((await find(q, last + 1)).rows).toEqual([]);
  });
});
