import { buffer } from 'node:stream/consumers';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { createTestPool } from '../../testing/database.ts';
import type { Source } from '../make-backup.ts';
import { listStoredKeys } from '../stored-keys.ts';
import { tableDigests } from './table-digests.ts';

/** Returns the rows, migrations, constraints, indexes, triggers and sequences of a database, for comparison. */
export async function contentsOf({ database }: Pick<Source, 'database'>) {
  const pool = createTestPool(database);
  const list = async (sql: string) => (await pool.query<{ line: string }>(sql)).rows.map(({ line }) => line);
  try {
    return {
      rows: await tableDigests(pool),
      migrations: await list('select hash as line from drizzle.__drizzle_migrations order by id'),
      constraints: await list(
        `select concat(conrelid::regclass, ' ', conname, ' ', convalidated, ' ', pg_get_constraintdef(oid)) as line
         from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
      ),
      indexes: await list(`select indexdef as line from pg_indexes where schemaname = 'public' order by 1`),
      triggers: await list(
        `select concat(tgrelid::regclass, ' ', tgname, ' ', tgenabled) as line from pg_trigger where not tgisinternal order by 1`,
      ),
      sequences: await list(
        `select concat(sequencename, ' ', last_value) as line from pg_sequences where schemaname = 'public' order by 1`,
      ),
    };
  } finally {
    await pool.end();
  }
}

/** Returns the content of all stored files in hex, by key. */
export async function filesOf({ config }: Pick<Source, 'config'>): Promise<Readonly<Record<string, string>>> {
  const storage = await openStorage(config);
  const found: Record<string, string> = {};
  for await (const key of listStoredKeys(config)) {
    const content = await storage.open(key);
    if (content !== null) found[key] = (await buffer(content)).toString('hex');
  }
  return found;
}
