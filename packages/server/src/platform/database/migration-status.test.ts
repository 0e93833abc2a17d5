import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { writeMigrations } from '../../testing/migration-folder.ts';
import { migrateDatabase } from './migrate.ts';
import { migrationStatus, statusText } from './migration-status.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop schema drizzle cascade');
  folder = await mkdtemp(join(tmpdir(), 'widya-status-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const OLDER = { '0038_list-searches': 'create table lists (id int);' };
const FILES = {
  ...OLDER,
  '0039_column': '-- needs: 0038_list-searches\ncreate table things (id int);',
  '0040_type': '-- needs: 0039_column\n-- locks: few rows\nselect 1;',
};

it('reports what is applied and pending, and whether servers may go on', async () => {
  const all = await writeMigrations(join(folder, 'all'), FILES);
  const older = await writeMigrations(join(folder, 'older'), OLDER);
  const textOf = async (at: string) => statusText(await migrationStatus(database.config, at));
  expect(await textOf(all)).toBe(
    'The database has 0 migrations. 3 pending:\n  0038_list-searches: locks tables, so stop the servers before\n  0039_column: runs while servers answer\n  0040_type: locks tables, so stop the servers before',
  );
  await migrateDatabase(database.config, { folder: all, until: '0039_column' });
  expect(await textOf(all)).toBe(
    'The database has 2 migrations, the last is 0039_column. 1 pending:\n  0040_type: locks tables, so stop the servers before',
  );
  expect(await textOf(older)).toBe('The database has 2 migrations, the last is 0039_column. None is pending.');
  await migrateDatabase(database.config, { folder: all });
  expect(await textOf(all)).toBe('The database has 3 migrations, the last is 0040_type. None is pending.');
  expect(await textOf(older)).toContain('this version cannot run on it any more');
});
