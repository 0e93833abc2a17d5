import pg from 'pg';
import { pendingOf, readApplied, tooNewFor } from './applied-migrations.ts';
import { type Migration, readMigrations } from './migration-files.ts';

export interface MigrationStatus {
  /** Number of migrations in the database. */
  readonly applied: number;
  /** The last of them; null for an empty database, or when its name was never recorded. */
  readonly last: string | null;
  readonly pending: readonly Migration[];
  /** Why this program cannot run on the database; null when it can. */
  readonly problem: string | null;
}

/** What the migrations of a folder would do; changes nothing. */
export async function migrationStatus(config: pg.ClientConfig, folder: string): Promise<MigrationStatus> {
  const client = new pg.Client({ ...config, application_name: 'widya-migrate' });
  await client.connect();
  try {
    await client.query('set default_transaction_read_only = on');
    const known = readMigrations(folder);
    const applied = await readApplied(client);
    const last = applied.at(-1);
    return {
      applied: applied.length,
      last: last?.name ?? known.find(({ at }) => at === last?.at)?.name ?? null,
      pending: pendingOf(known, applied),
      problem: tooNewFor(known, applied),
    };
  } finally {
    await client.end();
  }
}

const countOf = (count: number): string => (count === 1 ? '1 migration' : `${count.toLocaleString('en')} migrations`);

/** The status as text for operators. */
export function statusText({ applied, last, pending, problem }: MigrationStatus): string {
  const state = `The database has ${countOf(applied)}${last === null ? '' : `, the last is ${last}`}.`;
  if (problem !== null) return `${state}\n${problem}`;
  if (pending.length === 0) return `${state} None is pending.`;
  const lines = pending.map(
    ({ name, locks }) =>
      `  ${name}: ${locks ? 'locks tables, so stop the servers before' : 'runs while servers answer'}`,
  );
  return [`${state} ${pending.length} pending:`, ...lines].join('\n');
}
