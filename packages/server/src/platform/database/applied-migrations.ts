import type pg from 'pg';
import type { Migration } from './migration-files.ts';

export interface AppliedMigration {
  readonly at: number;
  /**
   * The three below are null for migrations that were applied before they were recorded; `needs` also when only servers
   * that know the migration can run.
   */
  readonly name: string | null;
  readonly needs: string | null;
  /** Version of the product that applied it. */
  readonly appliedBy: string | null;
}

const TABLE = 'drizzle.__drizzle_migrations';

/** Creates the table of applied migrations as drizzle's own migrator does, with what an older server must know. */
export async function prepareTable(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint);
    alter table ${TABLE} add column if not exists name text, add column if not exists needs text,
      add column if not exists applied_by text`);
}

/** The applied migrations, oldest first; none in a database without the table, which is only read. */
export async function readApplied(client: pg.ClientBase): Promise<readonly AppliedMigration[]> {
  const { rows: found } = await client.query('select to_regclass($1) is not null as exists', [TABLE]);
  if (!found[0]?.exists) return [];
  // As JSON, because a database that an older version migrated lacks columns.
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(m) as row from ${TABLE} m order by created_at, id`,
  );
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return rows.map(({ row }) => ({
    at: Number(row.created_at),
    name: text(row.name),
    needs: text(row.needs),
    appliedBy: text(row.applied_by),
  }));
}

/** Records a migration as applied; call `prepareTable` before. @param version of the product that applied it. */
export const recordApplied = (client: pg.ClientBase, { hash, at, name, needs }: Migration, version: string) =>
  client.query(`insert into ${TABLE} (hash, created_at, name, needs, applied_by) values ($1, $2, $3, $4, $5)`, [
    hash,
    at,
    name,
    needs,
    version,
  ]);

type Identity = Pick<AppliedMigration, 'at' | 'name'>;

/** By name or time, so that correcting one of them does not apply a migration again. */
const isAmong = ({ at, name }: Identity, migrations: readonly Identity[]): boolean =>
  migrations.some((other) => other.at === at || (name !== null && other.name === name));

/** Migrations of this program that the database lacks, also older ones that were merged late. */
export const pendingOf = (known: readonly Migration[], applied: readonly AppliedMigration[]): readonly Migration[] =>
  known.filter((migration) => !isAmong(migration, applied));

/** Why this program cannot run on the database; null when it can. */
export function tooNewFor(known: readonly Migration[], applied: readonly AppliedMigration[]): string | null {
  const names = new Set(known.map(({ name }) => name));
  const unmet = applied.find(
    (migration) => !isAmong(migration, known) && (migration.needs === null || !names.has(migration.needs)),
  );
  if (unmet === undefined) return null;
  const version = unmet.appliedBy === null ? 'a newer version of Widya' : `Widya ${unmet.appliedBy}`;
  return `The database was upgraded by ${version} and this version cannot run on it any more: start that version or a newer one, or restore the backup from before the upgrade.`;
}
