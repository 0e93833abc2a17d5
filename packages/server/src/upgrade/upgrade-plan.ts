import pg from 'pg';
import type { Migration } from '../platform/database/migration-files.ts';
import { type MigrationStatus, migrationStatus } from '../platform/database/migration-status.ts';
import { callDifferences, type Differences, settingDifferences } from './compare-releases.ts';
import type { ReleaseFacts } from './release-facts.ts';
import { touchedTables } from './touched-tables.ts';

/**
 * Bytes of a table, with its indexes, that a migration reads per second. Migration 0038 read 20 MB per second on two
 * busy processors, with three million mails.
 */
const BYTES_PER_SECOND = 20_000_000;

export interface PlannedTable {
  readonly table: string;
  readonly rows: number;
  readonly bytes: number;
  /** Estimated seconds; 0 when only the definition changes. */
  readonly seconds: number;
}

export interface PlannedMigration {
  readonly name: string;
  readonly locks: boolean;
  readonly tables: readonly PlannedTable[];
}

export interface UpgradePlan {
  /** The recorded version that the database was last upgraded by, or a later one with the same schema; null if none. */
  readonly from: string | null;
  readonly to: string;
  readonly status: MigrationStatus;
  readonly migrations: readonly PlannedMigration[];
  readonly settings: Differences;
  /** Removed or renamed variables that are set. */
  readonly uselessSettings: readonly string[];
  readonly calls: Differences;
}

async function planMigration(client: pg.Client, { name, locks, statements }: Migration): Promise<PlannedMigration> {
  const tables: PlannedTable[] = [];
  for (const { table, readsAllRows } of touchedTables(statements)) {
    const { rows } = await client.query<{ rows: number; bytes: number }>(
      `select greatest(reltuples, 0)::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
       from pg_class where oid = to_regclass(quote_ident($1))`,
      [table],
    );
    const found = rows[0];
    if (found) tables.push({ table, ...found, seconds: readsAllRows ? Math.ceil(found.bytes / BYTES_PER_SECOND) : 0 });
  }
  return { name, locks, tables };
}

/** The latest recorded version whose migrations the database has. */
function versionOf({ last }: MigrationStatus, releases: readonly ReleaseFacts[]): ReleaseFacts | null {
  return last === null ? null : (releases.findLast(({ migration }) => migration <= last) ?? null);
}

const NONE: Differences = { new: [], removed: [], changed: [] };

/** What an upgrade of a database to this program will do; changes nothing. */
export async function upgradePlan(
  config: pg.ClientConfig,
  folder: string,
  releases: readonly ReleaseFacts[],
  current: ReleaseFacts,
  env: Readonly<Record<string, string | undefined>>,
): Promise<UpgradePlan> {
  const status = await migrationStatus(config, folder);
  const client = new pg.Client({ ...config, application_name: 'widya-upgrade-check' });
  await client.connect();
  try {
    await client.query('set default_transaction_read_only = on');
    const migrations: PlannedMigration[] = [];
    for (const migration of status.pending) migrations.push(await planMigration(client, migration));
    const from = versionOf(status, releases);
    const settings = from === null ? NONE : settingDifferences(from, current);
    const gone = from === null ? [] : from.settings.filter((name) => !current.settings.includes(name));
    return {
      from: from?.version ?? null,
      to: current.version,
      status,
      migrations,
      settings,
      uselessSettings: gone.filter((name) => env[name] !== undefined && env[name] !== ''),
      calls: from === null ? NONE : callDifferences(from, current),
    };
  } finally {
    await client.end();
  }
}
