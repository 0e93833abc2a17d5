import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export interface Migration {
  /** Name of the file without its ending, such as `0038_list-searches`. */
  readonly name: string;
  readonly hash: string;
  /** When it was written, in ms; migrations run in this order. */
  readonly at: number;
  readonly statements: readonly string[];
  /**
   * The newest migration that an older server must know to run on the changed schema; null when only servers that know
   * this one can. From the line `-- needs: <name>`.
   */
  readonly needs: string | null;
  /** Whether it locks tables for as long as they are large, from a line `-- locks: <why>`. */
  readonly locks: boolean;
  /** Whether it runs statement by statement, since PostgreSQL allows `CONCURRENTLY` outside transactions only. */
  readonly isConcurrent: boolean;
}

/** The last migration from before the rules of docs/adr/0033; up to here tables may be locked. */
export const LAST_LOCKING = '0038_list-searches';

const CONCURRENTLY = /\bconcurrently\b/i;

const headerOf = (text: string, name: string): string | null =>
  new RegExp(`^-- ${name}: (.+)$`, 'm').exec(text)?.[1]?.trim() ?? null;

const withoutComments = (statement: string): string => statement.replace(/^\s*--.*$/gm, '').trim();

/** The migrations of a folder, oldest first. */
export function readMigrations(folder: string): readonly Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash, folderMillis }, index) => {
    const name = entries[index]?.tag ?? '';
    const text = sql.join('');
    const statements = sql.filter((statement) => withoutComments(statement) !== '');
    return {
      name,
      hash,
      at: folderMillis,
      statements,
      needs: headerOf(text, 'needs'),
      locks: name <= LAST_LOCKING || headerOf(text, 'locks') !== null,
      isConcurrent: statements.some((statement) => CONCURRENTLY.test(withoutComments(statement))),
    };
  });
}

/** A statement that may run in a transaction, for a database that nobody uses. */
export const withoutConcurrently = (statement: string): string => statement.replace(CONCURRENTLY, '');
