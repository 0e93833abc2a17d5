import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Config, loadConfig } from '../../platform/config/config.ts';
import { databaseConfig, randomName, testCluster } from '../../testing/cluster.ts';
import type { Source } from '../make-backup.ts';

/** A separate installation: a database and an empty data folder. */
export interface Installation extends Source {
  /** Folder for backups. */
  readonly target: string;
  readonly query: <Row extends pg.QueryResultRow>(sql: string) => Promise<Row[]>;
  readonly close: () => Promise<void>;
}

async function run<Row extends pg.QueryResultRow>(config: pg.ClientConfig, sql: string): Promise<Row[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

interface DatabaseOptions {
  /** Role that owns the database and connects to it; defaults to the cluster's role. */
  readonly owner?: string;
  /** True for a copy of the migrated database, which is cheaper than migrating a new one. */
  readonly isMigrated?: boolean;
}

export async function createInstallation(
  config: Partial<Config> = {},
  { owner, isMigrated = false }: DatabaseOptions = {},
): Promise<Installation> {
  const cluster = testCluster();
  const name = randomName('widya_backup');
  const copied = isMigrated ? ` template ${cluster.template} strategy file_copy` : '';
  await run(cluster.admin, `create database ${name}${owner ? ` owner ${owner}` : ''}${copied}`);
  const folder = await mkdtemp(join(tmpdir(), 'widya-backup-'));
  const database = { ...databaseConfig(cluster, name), ...(owner ? { user: owner } : {}) };
  return {
    config: { ...loadConfig({ DATA_DIR: join(folder, 'data') }), ...config },
    database,
    target: join(folder, 'backups'),
    query: (sql) => run(database, sql),
    close: async () => {
      await run(cluster.admin, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
