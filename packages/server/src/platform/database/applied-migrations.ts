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

/**
 * Migrations of this program that are newer than the newest applied one. Older ones count as applied, also those that
 * the database has never seen.
 */
export function pendingOf(known: readonly Migration[], applied: readonly AppliedMigration[]): readonly Migration[] {
  const last = applied.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
  return known.filter(({ at }) => at > last);
}

/** Why this program cannot run on the database; null when it can. */
export function tooNewFor(known: readonly Migration[], applied: readonly AppliedMigration[]): string | null {
  const last = known.at(-1)?.at ?? 0;
  const names = new Set(known.map(({ name }) => name));
  const unmet = applied.find(({ at, needs }) => at > last && (needs === null || !names.has(needs)));
  if (unmet === undefined) return null;
  const version = unmet.appliedBy === null ? 'a newer version of Widya' : `Widya ${unmet.appliedBy}`;
  return `The database was upgraded by ${version} and this version cannot run on it any more: start that version or a newer one, or restore the backup from before the upgrade.`;
}
