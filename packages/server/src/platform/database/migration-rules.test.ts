import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from './migrate.ts';
import { LAST_LOCKING, readMigrations } from './migration-files.ts';
import { migrationProblems, notLater } from './migration-rules.ts';

const KNOWN = readMigrations(MIGRATIONS).map(({ name }) => name);
const HEADER = `-- needs: ${LAST_LOCKING}\n`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'widya-rules-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function problemsOf(sql: string): Promise<readonly string[]> {
  const file = join(folder, '0099_uji.sql');
  await writeFile(file, sql);
  return (await migrationProblems([file], KNOWN)).map(({ rule }) => rule);
}

describe('migrations since the rules', () => {
  it('lock no large table, and declare which servers can run on the changed schema', async () => {
    const files = KNOWN.filter((name) => name > LAST_LOCKING).map((name) => join(MIGRATIONS, `${name}.sql`));
    expect(await migrationProblems(files, KNOWN)).toEqual([]);
  });

  it('are each later than the one before', () => {
    expect(notLater(readMigrations(MIGRATIONS))).toEqual([]);
  });

  it('are those after a migration that exists', () => {
    expect(KNOWN).toContain(LAST_LOCKING);
  });
});

describe('the rules', () => {
  it.each([
    ['a type that rewrites', 'alter table "members" alter column "id" type bigint', 'changing-column-type'],
    [
      'a volatile default',
      'alter table "members" add column "token" uuid default gen_random_uuid()',
      'adding-field-with-default',
    ],
    [
      'a generated column',
      `alter table "members" add column "a" text generated always as (lower("email")) stored`,
      'adding-field-with-default',
    ],
    [
      'an index that stops writes',
      'create index if not exists "i" on "members" ("email")',
      'require-concurrent-index-creation',
    ],
    ['an index dropped under locks', 'drop index if exists "i"', 'require-concurrent-index-deletion'],
    [
      'a column that must not be null',
      'alter table "members" alter column "email" set not null',
      'adding-not-nullable-field',
    ],
    [
      'a check that reads all rows',
      `alter table "members" add constraint "c" check ("email" <> '')`,
      'constraint-missing-not-valid',
    ],
    [
      'a foreign key that reads all rows',
      'alter table "members" add constraint "c" foreign key ("id") references "classes" ("id")',
      'adding-foreign-key-constraint',
    ],
    [
      'a unique constraint',
      'alter table "members" add constraint "c" unique ("email")',
      'disallowed-unique-constraint',
    ],
    ['a renamed column', 'alter table "members" rename column "email" to "mail"', 'renaming-column'],
    ['a renamed table', 'alter table "members" rename to "people"', 'renaming-table'],
    ['a dropped column', 'alter table "members" drop column "email"', 'ban-drop-column'],
    ['a dropped table', 'drop table if exists "members"', 'ban-drop-table'],
    ['a change of all rows', 'update "members" set "email" = lower("email")', 'backfill'],
    ['a removal of rows', 'delete from "members" where "email" is null', 'backfill'],
  ])('refuse %s', async (_name, sql, rule) => {
    expect(await problemsOf(`${HEADER}${sql};`)).toContain(rule);
  });

  it.each([
    [
      'a new table with an index',
      'create table "x" ("id" bigint primary key, "a" text not null);--> statement-breakpoint\ncreate index "x_a" on "x" ("a");',
    ],
    ['a column that may be null', 'alter table "members" add column "a" text;'],
    ['a column with a constant', `alter table "members" add column "a" text not null default '';`],
    ['an index built beside writes', 'create index concurrently if not exists "i" on "members" ("email");'],
    ['a check that is validated later', `alter table "members" add constraint "c" check ("email" <> '') not valid;`],
    ['the validation of a check', 'alter table "members" validate constraint "c";'],
    [
      'a contraction, with its reason',
      '-- No server since 0038 reads it.\n-- squawk-ignore ban-drop-column\nalter table "members" drop column "a";',
    ],
  ])('allow %s', async (_name, sql) => {
    expect(await problemsOf(HEADER + sql)).toEqual([]);
  });

  it('want a line that names what older servers must know', async () => {
    expect(await problemsOf('alter table "members" add column "a" text;')).toEqual(['needs']);
    expect(await problemsOf('-- needs: 0999_none\nalter table "members" add column "a" text;')).toEqual(['needs']);
  });

  it('want the reason of what locks a table nevertheless', async () => {
    const change =
      '-- squawk-ignore changing-column-type, ban-drop-column\nalter table "members" alter column "id" type bigint;';
    expect(await problemsOf(HEADER + change)).toEqual(['locks']);
    expect(await problemsOf(`${HEADER}-- locks: members has few rows\n${change}`)).toEqual([]);
  });

  it('want what runs outside of a transaction to be repeatable', async () => {
    expect(await problemsOf(`${HEADER}create index concurrently "i" on "members" ("email");`)).toContain('repeatable');
    const mixed =
      'drop index concurrently if exists "i";--> statement-breakpoint\nalter table "members" add column "a" text;';
    expect(await problemsOf(HEADER + mixed)).toContain('repeatable');
  });

  it('name a migration that was merged late with its old time', () => {
    const migrations = [
      { name: '0001_column', at: 20 },
      { name: '0002_late', at: 10 },
      { name: '0003_same', at: 20 },
      { name: '0004_next', at: 30 },
    ];
    expect(notLater(migrations)).toEqual(['0002_late', '0003_same']);
  });

  it('would have refused the last migration from before them', async () => {
    const text = await readFile(join(MIGRATIONS, `${LAST_LOCKING}.sql`), 'utf8');
    expect(await problemsOf(HEADER + text)).toEqual(
      expect.arrayContaining(['require-concurrent-index-creation', 'adding-field-with-default']),
    );
  });
});
