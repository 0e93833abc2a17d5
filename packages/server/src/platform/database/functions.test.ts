import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const FOLDER = new URL('./functions/', import.meta.url);
const DEFINED = /^CREATE OR REPLACE (?:FUNCTION|TRIGGER|VIEW) (\w+)/gm;

let database: TestDatabase;
let files: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  const names = (await readdir(FOLDER)).toSorted();
  files = await Promise.all(names.map((name) => readFile(new URL(name, FOLDER), 'utf8')));
});
afterAll(() => database.close());

interface Definition {
  readonly name: string;
  readonly text: string;
}

/** Functions, triggers and views as the database prints them, without those of extensions. */
async function definitions(client: pg.PoolClient): Promise<readonly Definition[]> {
  const { rows } = await client.query<Definition>(`
    select proname::text as name, pg_get_functiondef(f.oid) as text from pg_proc f
    where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = f.oid and deptype = 'e')
    union all
    select tgname::text, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace
    union all
    select relname::text, pg_get_viewdef(v.oid) from pg_class v
    where relkind = 'v' and relnamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = v.oid and deptype = 'e')
    order by name, text`);
  return rows;
}

/** Runs statements and rolls them back. @returns the definitions before and after the statements. */
async function around(statements: readonly string[]) {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const before = await definitions(client);
    for (const statement of statements) await client.query(statement);
    return { before, after: await definitions(client) };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('functions, triggers and views of the database', () => {
  it('are those of the files, each of them', async () => {
    const { before, after } = await around(files);
    expect(after).toEqual(before);
    const named = files.flatMap((text) => [...text.matchAll(DEFINED)].map(([, name]) => name));
    expect(named.toSorted()).toEqual(before.map(({ name }) => name).toSorted());
  });

  it('are distinguished by this test when one is changed (control)', async () => {
    const changed = files.map((text) => text.replace("'audit_log is append-only'", "'audit_log only grows'"));
    const { before, after } = await around(changed);
    expect(after).not.toEqual(before);
  });
});
