import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { databaseConfig, givenCluster, randomName } from '../../testing/cluster.ts';
import { migrateDatabase } from './migrate.ts';

describe('migrations', () => {
  const cluster = givenCluster();
  const database = randomName('widya_migrate');
  const config = databaseConfig(cluster, database);
  const asAdmin = async (sql: string) => {
    const client = new pg.Client(cluster.admin);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  beforeAll(() => asAdmin(`create database ${database}`));
  afterAll(() => asAdmin(`drop database ${database} with (force)`));

  it('run once when several processes start together, and change nothing when run again', async () => {
    await Promise.all([migrateDatabase(config), migrateDatabase(config), migrateDatabase(config)]);
    await migrateDatabase(config);
    const files = (await readdir(new URL('./migrations/', import.meta.url))).filter((name) => name.endsWith('.sql'));
    const client = new pg.Client(config);
    await client.connect();
    const applied = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations');
    // Of this database: others of the cluster have tests of their own, which take locks at the same time.
    const locks = await client.query(
      `select 1 from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
    );
    await client.end();
    expect(applied.rows).toEqual([{ n: files.length }]);
    expect(locks.rowCount).toBe(0);
  });
});
