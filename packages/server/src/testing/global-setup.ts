import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { databaseConfig, randomName, type TestCluster } from './cluster.ts';
import { ownPrefix, sweepAbandoned } from './sweep.ts';
import { throwawayFolder } from './throwaway-folder.ts';

const quiet = { info: () => undefined, warn: () => undefined };

/** Fast settings: the test databases are deleted afterwards, so a crash may lose data and little is logged. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
};

/** Creates the migrated, empty database that test databases are copied from. */
export const makeTemplate = async (admin: TestCluster['admin'], name: string): Promise<void> => {
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  await migrateDatabase(databaseConfig({ admin }, name));
};

let cleanUp = async (): Promise<void> => undefined;

/**
 * Prepares one PostgreSQL for the whole test run: the embedded one in its own directory, or that of TEST_DATABASE_URL
 * (PostgreSQL 15 or newer, with a role that may create databases). The template contains the migrated, empty schema.
 * The directory also contains the temporary files of the tests.
 */
export default async function setUp(): Promise<void> {
  process.env.TMPDIR = await throwawayFolder();
  await sweepAbandoned();
  const given = process.env.TEST_DATABASE_URL;
  const dataDir = await mkdtemp(ownPrefix());
  await chmod(dataDir, 0o711);
  // Set in the environment, because the test workers inherit it.
  process.env.TMPDIR = join(dataDir, 'tmp');
  await mkdir(process.env.TMPDIR);
  let embedded: EmbeddedPostgres | null = null;
  if (!given) embedded = await startEmbeddedPostgres({ dataDir, log: quiet, settings: FAST });
  const admin: TestCluster['admin'] = given ? { connectionString: given } : { ...embedded?.poolConfig };
  const template = randomName('widya_template');
  await makeTemplate(admin, template);
  process.env.WIDYA_TEST_CLUSTER = JSON.stringify({ admin, template } satisfies TestCluster);

  cleanUp = async () => {
    if (given) {
      const client = new pg.Client(admin);
      await client.connect();
      await client.query(`drop database if exists ${template} with (force)`);
      await client.end();
    }
    await embedded?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Removes everything that `setUp` created; `global-teardown.ts` calls it. */
export const cleanUpCluster = (): Promise<void> => cleanUp();
