import { writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { insertClass, insertRegistration } from '../testing/fixtures.ts';
import { dumpDatabase } from './dump-database.ts';
import { FORMAT_OF_BACKUPS, manifestPath } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { createInstallation, type Installation } from './testing/installation.ts';

let database: TestDatabase;
let empty: Installation;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => empty.close());

/** Removes the snapshot of the connection, so that each query sees everything committed before that query. */
function withoutSnapshot(client: pg.Client): pg.Client {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query: (first: unknown, ...rest: unknown[]) =>
      query(typeof first === 'string' ? first.replace(' isolation level repeatable read', '') : first, ...rest),
  });
  return client;
}

/**
 * Makes a backup during which a registration for a new class is committed before each table is read, and restores the
 * backup elsewhere.
 * @returns the number of restored registrations.
 */
async function backUpWhileOthersWrite(prepare: (client: pg.Client) => pg.Client): Promise<number> {
  empty = await createInstallation();
  const client = prepare(new pg.Client(database.config));
  await client.connect();
  const { recordedKeys: _, ...dump } = await dumpDatabase(client, empty.target, async () => {
    const { id } = await insertClass(database.db);
    await insertRegistration(database.db, { class_id: id });
  });
  await client.end();
  const rest = { format: FORMAT_OF_BACKUPS, made_at: new Date().toISOString(), files: [], data: [], missing: [] };
  await writeFile(manifestPath(empty.target), JSON.stringify({ ...dump, ...rest }));
  await restoreBackup(empty.target, empty, () => Promise.resolve(false));
  const [row] = await empty.query<{ n: number }>(
    'select count(*)::int as n from registrations join class_counters using (class_id)',
  );
  return row?.n ?? -1;
}

describe('a backup while others write', () => {
  it('holds the database as of one instant (S48)', async () => {
    const { id } = await insertClass(database.db);
    await insertRegistration(database.db, { class_id: id });
    const before = await database.pool.query('select 1 from registrations');
    expect(await backUpWhileOthersWrite((client) => client)).toBe(before.rowCount);
  });

  it('would be inconsistent without the snapshot', async () => {
    await expect(backUpWhileOthersWrite(withoutSnapshot)).rejects.toThrow('foreign key constraint');
  });
});
