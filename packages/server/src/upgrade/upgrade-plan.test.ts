import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { writeMigrations } from '../testing/migration-folder.ts';
import { callDifferences, settingDifferences } from './compare-releases.ts';
import { planText } from './plan-text.ts';
import { currentFacts, type ReleaseFacts } from './release-facts.ts';
import { RELEASES } from './releases.ts';
import { touchedTables } from './touched-tables.ts';
import { upgradePlan } from './upgrade-plan.ts';

const OLD: ReleaseFacts = {
  version: '1.0.0',
  migration: '0039_things',
  settings: ['OLD_NAME', 'GONE', 'PORT'],
  calls: { 'GET /v1/topic': 'aaaaaaaa', 'GET /v1/gone': 'bbbbbbbb' },
};
const NEW: ReleaseFacts = {
  version: '1.1.0',
  migration: '0042_type',
  settings: ['PORT', 'ADDED'],
  calls: { 'GET /v1/topic': 'cccccccc', 'GET /v1/new': 'dddddddd' },
};

const FIRST = { '0039_things': 'create table things (id int, name text); create table empty (id int);' };
const NEXT = {
  '0040_column': '-- needs: 0039_things\nalter table things add column size int;',
  '0041_index': '-- needs: 0039_things\ncreate index concurrently if not exists things_name on things (name);',
  '0042_type': '-- needs: 0041_index\n-- locks: few rows\nalter table things alter column id type bigint;',
};

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'widya-upgrade-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const planOf = (migrations: string, env = {}) => upgradePlan(database.config, migrations, [OLD], NEW, env);

describe('an upgrade', () => {
  it('of an empty database is its set-up', async () => {
    await database.pool.query('drop schema drizzle cascade');
    expect(planText(await planOf(await writeMigrations(join(folder, 'first'), FIRST)))).toBe(
      'The database is empty: the first start of Widya 1.1.0 sets it up.',
    );
  });

  it('reports what migrations do to which tables, what differs for operators and integrators, and changes nothing', async () => {
    await migrateDatabase(database.config, { folder: await writeMigrations(join(folder, 'first'), FIRST) });
    await database.pool.query(`
      insert into things select n, repeat('x', 100) from generate_series(1, 20000) n; analyze things`);
    const all = await writeMigrations(join(folder, 'all'), { ...FIRST, ...NEXT });
    const tables = () => database.pool.query('select to_jsonb(c) from information_schema.columns c order by 1::text');
    const before = (await tables()).rows;
    const text = planText(await planOf(all, { GONE: 'x' }));
    expect(text.replace(/\d+ MB/g, 'n MB')).toBe(
      [
        'Upgrade from Widya 1.0.0 to 1.1.0. Stop all servers before: a pending migration locks tables.',
        'Migrations:',
        '  0040_column: runs while servers answer',
        '    things, about 20,000 rows, n MB: at once',
        '  0041_index: runs while servers answer',
        '    things, about 20,000 rows, n MB: about 1 s',
        '  0042_type: locks tables, so stop the servers before',
        '    things, about 20,000 rows, n MB: about 1 s',
        'Settings:',
        '  new: ADDED',
        '  removed: OLD_NAME, GONE',
        '  GONE is set and will have no effect',
        'Calls of the API:',
        '  new: GET /v1/new',
        '  removed: GET /v1/gone',
        '  take or answer something else: GET /v1/topic',
      ].join('\n'),
    );
    expect((await tables()).rows).toEqual(before);
    expect(await database.pool.query('select 1 from drizzle.__drizzle_migrations')).toMatchObject({ rowCount: 1 });
  });

  it('without a change reports no change, and a downgrade is refused', async () => {
    const all = await writeMigrations(join(folder, 'all'), { ...FIRST, ...NEXT });
    await migrateDatabase(database.config, { folder: all });
    const plan = await upgradePlan(database.config, all, [OLD, NEW], NEW, {});
    expect(planText(plan)).toBe(
      'Upgrade from Widya 1.1.0 to 1.1.0. Servers can be replaced one by one.\nMigrations: no change.\nSettings: no change.\nCalls of the API: no change.',
    );
    expect(planText(await planOf(join(folder, 'first')))).toContain('this version cannot run on it any more');
  });
});

it('a renamed setting is neither new nor removed', () => {
  expect(settingDifferences(OLD, NEW, { OLD_NAME: 'ADDED' })).toEqual({
    new: [],
    removed: ['GONE'],
    changed: ['OLD_NAME → ADDED'],
  });
});

it('recorded versions are those of the program, oldest first', () => {
  const current = currentFacts('next');
  expect(RELEASES.map(({ version }) => version)[0]).toBe('0.1.0');
  for (const { migration } of RELEASES) expect(migration <= current.migration).toBe(true);
  const same = callDifferences(current, currentFacts('next'));
  expect(same).toEqual({ new: [], removed: [], changed: [] });
});

it.each([
  ['alter table "things" add column "a" int', 'things', false],
  [`alter table "things" add constraint "c" check ("a" > 0) not valid`, 'things', false],
  ['alter table "things" validate constraint "c"', 'things', true],
  ['alter table "things" alter column "a" set not null', 'things', true],
  ['alter table "things" alter column "a" set data type bigint', 'things', true],
  ['alter table "things" add constraint "c" unique using index "i"', 'things', false],
  ['-- Why.\ncreate unique index concurrently if not exists "i" on "things" ("a")', 'things', true],
  ['update "things" set a = 1', 'things', true],
  ['drop table "things"', 'things', false],
])('%s touches its table', (statement, table, readsAllRows) => {
  expect(touchedTables([statement])).toEqual([{ table, readsAllRows }]);
  expect(touchedTables([`create table ${table} (a int)`, statement])).toEqual([]);
});
