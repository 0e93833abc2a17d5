import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ConfigError } from '../config/config-error.ts';
import { productVersion } from '../config/product-version.ts';
import { pendingOf, prepareTable, readApplied, recordApplied, tooNewFor } from './applied-migrations.ts';
import { type Migration, readMigrations } from './migration-files.ts';

/** Folder of the migrations of this program. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** An arbitrary constant that all migrating processes share. */
export const MIGRATION_LOCK = 7_219_418;

export interface MigrateOptions {
  readonly folder?: string;
  /** Name of the last migration to apply; all by default. */
  readonly until?: string | null;
  /** How long a statement waits for a table that calls use, in ms; calls behind it wait as long. */
  readonly lockTimeout?: number;
  /** Attempts at a migration whose table is in use. */
  readonly attempts?: number;
  /** Pause between attempts, in ms. */
  readonly pause?: number;
}

type LockRetry = Required<Pick<MigrateOptions, 'lockTimeout' | 'attempts' | 'pause'>>;

const DEFAULT_RETRY: LockRetry = { lockTimeout: 2_000, attempts: 60, pause: 3_000 };

const POLL = 200;

/** Lock timeouts and deadlocks, after which a migration may be repeated. */
const IN_USE = ['55P03', '40P01'];

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

/**
 * Waits without a running statement, because building an index concurrently waits for the transactions of all others.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [MIGRATION_LOCK]);
    if (rows[0]?.locked) return;
    await setTimeout(POLL);
  }
}

async function applyInTransaction(client: pg.Client, migration: Migration, lockTimeout: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeout}`);
    for (const statement of migration.statements) await client.query(statement);
    await recordApplied(client, migration, productVersion());
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const INDEX_NAME = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+("?[\w.]+"?)/i;

/** An interrupted build leaves an index that is not used; `if not exists` would take it for the wanted one. */
async function dropInvalidIndex(client: pg.Client, statement: string): Promise<void> {
  const name = INDEX_NAME.exec(statement)?.[1];
  if (name === undefined) return;
  const { rows } = await client.query('select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    name,
  ]);
  if (rows.length > 0) await client.query(`drop index concurrently if exists ${name}`);
}

/** Can be repeated after an interruption at any statement. */
async function applyConcurrently(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    await dropInvalidIndex(client, statement);
    await client.query(statement);
  }
  await recordApplied(client, migration, productVersion());
}

async function apply(client: pg.Client, migration: Migration, retry: LockRetry): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (migration.isConcurrent) await applyConcurrently(client, migration);
      else await applyInTransaction(client, migration, retry.lockTimeout);
      return;
    } catch (error) {
      if (!IN_USE.includes(codeOf(error)) || attempt >= retry.attempts) throw error;
      await setTimeout(retry.pause);
    }
  }
}

function pendingUntil(pending: readonly Migration[], until: string | null): readonly Migration[] {
  if (until === null) return pending;
  const index = pending.findIndex(({ name }) => name === until);
  if (index < 0) throw new ConfigError(`${until} is not a pending migration; migrations only go forward`);
  return pending.slice(0, index + 1);
}

/**
 * Applies pending migrations, each in a transaction of its own or, with `CONCURRENTLY`, outside of one. Several
 * processes may call it at once: an advisory lock on the migrating connection lets one after the other migrate.
 * @returns names of the applied migrations
 * @throws ConfigError when the database is too new for this program, or `until` is not pending. After another error,
 * the migrations before the failed one stay applied.
 */
export async function migrateDatabase(
  config: pg.ClientConfig,
  { folder = MIGRATIONS, until = null, ...retry }: MigrateOptions = {},
): Promise<readonly string[]> {
  const client = new pg.Client({ ...config, application_name: 'widya-migrate', statement_timeout: 0 });
  await client.connect();
  try {
    await lockMigrations(client);
    // Suppresses the notice "schema already exists, skipping" at every start.
    await client.query('set client_min_messages = warning');
    const known = readMigrations(folder);
    const applied = await readApplied(client);
    const problem = tooNewFor(known, applied);
    if (problem !== null) throw new ConfigError(problem);
    const pending = pendingUntil(pendingOf(known, applied), until);
    if (pending.length > 0) await prepareTable(client);
    for (const migration of pending) await apply(client, migration, { ...DEFAULT_RETRY, ...retry });
    return pending.map(({ name }) => name);
  } finally {
    // Closing the connection releases the lock, also after an error.
    await client.end();
  }
}
