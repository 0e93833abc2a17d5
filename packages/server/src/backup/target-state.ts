import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { LEASE_NAME } from '../embedded-postgres/connect.ts';
import type { Config } from '../platform/config/config.ts';
import { isEmptyDatabase } from '../seed/prepare-database.ts';
import { BackupError } from './backup-error.ts';
import { listTables } from './database-tables.ts';
import type { Manifest } from './manifest.ts';
import { listStoredKeys } from './stored-keys.ts';

export interface TargetState {
  readonly hasTables: boolean;
  /** Descriptions of content that a restore would replace; empty when there is none. */
  readonly content: readonly string[];
}

/** @throws BackupError when anybody is connected to the database. */
export async function assertNobodyConnected(client: pg.ClientBase): Promise<void> {
  // An idle server has no connection to the database but holds a lease of the embedded cluster, as this command does.
  const leases = await client.query('select 1 from pg_stat_activity where application_name = $1', [LEASE_NAME]);
  if ((leases.rowCount ?? 0) > 1)
    throw new BackupError('The embedded PostgreSQL is in use. Stop the server, and wait for a running backup, first.');
  const { rows } = await client.query<{ name: string }>(
    `select distinct coalesce(nullif(application_name, ''), 'unnamed') as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (rows.length > 0)
    throw new BackupError(
      `The database is in use (${rows.map(({ name }) => name).join(', ')}). Stop the server first.`,
    );
}

/**
 * Lists what a restore would replace or leave beside the restored content: rows, stored files that are not in the
 * backup, and other files of the data folder, such as keys, that exist already.
 */
export async function stateOfTarget(
  client: pg.ClientBase,
  config: Config,
  { files, data }: Manifest,
): Promise<TargetState> {
  const tables = (await listTables(client)).map(({ name }) => name);
  const isOurs = tables.includes('admins') && tables.includes('classes');
  const isEmpty = tables.length === 0 || (isOurs && (await isEmptyDatabase(client)));
  const content = isEmpty ? [] : ['The database is not empty.'];

  const backedUp = new Set(files.map(({ key }) => key));
  let others = 0;
  for await (const key of listStoredKeys(config)) if (!backedUp.has(key)) others += 1;
  if (others > 0) content.push(`The file storage holds ${others} files that are not in the backup.`);

  for (const { path } of data)
    if (await stat(join(config.dataDir, path)).catch(() => null)) content.push(`${join(config.dataDir, path)} exists.`);
  return { hasTables: tables.length > 0, content };
}
