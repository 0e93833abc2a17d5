import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import pg from 'pg';
import { databaseConfig, randomName, testCluster } from '../../testing/cluster.ts';
import { writeMigrations } from '../../testing/migration-folder.ts';
import { migrateDatabase } from './migrate.ts';

const cluster = testCluster();
const asAdmin = async (sql: string) => {
  const client = new pg.Client(cluster.admin);
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

let folder: string;
let database: string;
let config: pg.ClientConfig;
let client: pg.Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'widya-migrations-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  database = randomName('widya_migrate');
  config = databaseConfig(cluster, database);
  await asAdmin(`create database ${database}`);
  client = new pg.Client(config);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await asAdmin(`drop database ${database} with (force)`);
});

const rowsOf = async (sql: string) => (await client.query(sql)).rows;
const applied = () => rowsOf('select name, needs from drizzle.__drizzle_migrations order by id');
const write = (files: Readonly<Record<string, string>>) => writeMigrations(join(folder, randomName('m')), files);

const FIRST = { '0000_first': 'create table things (id int, name text);' };
const COLUMN = { '0001_column': '-- needs: 0000_first\nalter table things add column size int;' };
const INDEX = {
  '0001_index': '-- needs: 0000_first\ncreate index concurrently if not exists things_name on things (name);',
};
const CONTRACTION = {
  '0002_contraction': '-- needs: 0001_column\nalter table things drop column name;',
};

describe('migrations', () => {
  it('run once when several processes start together, and change nothing when run again', async () => {
    await Promise.all([migrateDatabase(config), migrateDatabase(config), migrateDatabase(config)]);
    await migrateDatabase(config);
    const files = (await readdir(new URL('./migrations/', import.meta.url))).filter((name) => name.endsWith('.sql'));
    expect(await rowsOf('select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([{ n: files.length }]);
    // Reads only the locks of this database, because other tests take locks in the same cluster at the same time.
    const locks = await rowsOf(
      `select 1 from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(locks).toEqual([]);
  });

  it('go forward to a named one', async () => {
    const all = await write({ ...FIRST, ...COLUMN, ...CONTRACTION });
    expect(await migrateDatabase(config, { folder: all, until: '0001_column' })).toEqual(['0000_first', '0001_column']);
    await expect(migrateDatabase(config, { folder: all, until: '0000_first' })).rejects.toThrow('only go forward');
    expect(await migrateDatabase(config, { folder: all })).toEqual(['0002_contraction']);
  });

  it('include one that was merged after newer ones had been applied', async () => {
    const newer = { '0002_newer': '-- needs: 0000_first\nalter table things add column colour text;' };
    await migrateDatabase(config, { folder: await write({ ...FIRST, ...newer }) });
    const all = await write({ ...FIRST, ...COLUMN, ...newer });
    expect(await migrateDatabase(config, { folder: all })).toEqual(['0001_column']);
    expect(await migrateDatabase(config, { folder: all })).toEqual([]);
    await client.query(`insert into things (size, colour) values (1, 'merah')`);
  });

  it('are not repeated when their time or their name is corrected', async () => {
    const both = await write({ ...FIRST, ...COLUMN });
    await migrateDatabase(config, { folder: both });
    await client.query(`update drizzle.__drizzle_migrations set created_at = 100 where name = '0001_column'`);
    await client.query(`update drizzle.__drizzle_migrations set name = '0000_start' where name = '0000_first'`);
    expect(await migrateDatabase(config, { folder: both })).toEqual([]);
  });

  it('keep what came before a failing one', async () => {
    const broken = await write({ ...FIRST, '0001_broken': 'alter table things add column a int; select 1/0;' });
    await expect(migrateDatabase(config, { folder: broken })).rejects.toThrow('division by zero');
    expect(await applied()).toEqual([{ name: '0000_first', needs: null }]);
    expect(await rowsOf(`select 1 from information_schema.columns where column_name = 'a'`)).toEqual([]);
  });
});

describe('an index built concurrently', () => {
  it('is built once by several processes that migrate at the same time', async () => {
    await migrateDatabase(config, { folder: await write(FIRST) });
    const both = await write({ ...FIRST, ...INDEX });
    await Promise.all([1, 2, 3].map(() => migrateDatabase(config, { folder: both })));
    expect(await applied()).toEqual([
      { name: '0000_first', needs: null },
      { name: '0001_index', needs: '0000_first' },
    ]);
  });

  it('lets others write while it is built', async () => {
    await migrateDatabase(config, { folder: await write(FIRST) });
    // The build of the index waits for this transaction.
    await client.query('begin; insert into things values (1)');
    const building = migrateDatabase(config, { folder: await write({ ...FIRST, ...INDEX }) });
    const other = new pg.Client(config);
    await other.connect();
    await eventually(async () =>
      expect((await other.query('select 1 from pg_stat_progress_create_index')).rowCount).toBe(1),
    );
    await other.query(`set lock_timeout = '1s'; insert into things values (2)`);
    await other.end();
    await client.query('commit');
    await building;
  });

  it('is built anew after an interrupted build', async () => {
    await migrateDatabase(config, { folder: await write(FIRST) });
    await client.query('insert into things values (1), (1)');
    await expect(client.query('create unique index concurrently things_name on things (id)')).rejects.toThrow();
    expect(await rowsOf('select indisvalid from pg_index where not indisvalid')).toHaveLength(1);
    await migrateDatabase(config, { folder: await write({ ...FIRST, ...INDEX }) });
    expect(await rowsOf(`select indisvalid from pg_index where indexrelid = 'things_name'::regclass`)).toEqual([
      { indisvalid: true },
    ]);
  });
});

describe('a table that is in use', () => {
  const retry = { lockTimeout: 50, pause: 10 };

  it('is tried again, and calls do not wait behind the migration', async () => {
    await migrateDatabase(config, { folder: await write(FIRST) });
    await client.query('begin; select * from things');
    const migrating = migrateDatabase(config, {
      folder: await write({ ...FIRST, ...COLUMN }),
      ...retry,
      attempts: 1_000,
    });
    const other = new pg.Client(config);
    await other.connect();
    for (let call = 0; call < 20; call++) await other.query(`set statement_timeout = '1s'; select * from things`);
    await other.end();
    await client.query('commit');
    expect(await migrating).toEqual(['0001_column']);
  });

  it('is given up after the last attempt', async () => {
    await migrateDatabase(config, { folder: await write(FIRST) });
    await client.query('begin; select * from things');
    const folderOfBoth = await write({ ...FIRST, ...COLUMN });
    await expect(migrateDatabase(config, { folder: folderOfBoth, ...retry, attempts: 2 })).rejects.toThrow(
      'lock timeout',
    );
    await client.query('commit');
  });
});

describe('an older server', () => {
  it('runs on a newer schema that needs nothing newer, and refuses one that does', async () => {
    const old = await write(FIRST);
    await migrateDatabase(config, { folder: await write({ ...FIRST, ...COLUMN }) });
    expect(await migrateDatabase(config, { folder: old })).toEqual([]);
    await migrateDatabase(config, { folder: await write({ ...FIRST, ...COLUMN, ...CONTRACTION }) });
    await expect(migrateDatabase(config, { folder: old })).rejects.toThrow(
      /^The database was upgraded by Widya \d\S* and this version cannot run on it any more: .*\.$/,
    );
    expect(await migrateDatabase(config, { folder: await write({ ...FIRST, ...COLUMN }) })).toEqual([]);
  });

  it('refuses a schema with a migration merged late that it cannot run on', async () => {
    const newer = { '0003_newer': '-- needs: 0000_first\nselect 1;' };
    const old = await write({ ...FIRST, ...COLUMN, ...newer });
    await migrateDatabase(config, { folder: old });
    const late = { '0002_late': '-- needs: 0002_late\nalter table things drop column name;' };
    await migrateDatabase(config, { folder: await write({ ...FIRST, ...COLUMN, ...late, ...newer }) });
    await expect(migrateDatabase(config, { folder: old })).rejects.toThrow('cannot run on it');
  });

  it('refuses a schema whose migration declares no needs', async () => {
    await migrateDatabase(config, { folder: await write({ ...FIRST, '0001_other': 'select 1;' }) });
    await expect(migrateDatabase(config, { folder: await write(FIRST) })).rejects.toThrow('cannot run on it');
  });
});
