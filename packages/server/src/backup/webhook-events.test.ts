import { writeFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../testing/database.ts';
import { insertClass, insertRegistration } from '../testing/fixtures.ts';
import { insertWebhook } from '../testing/insert-webhook.ts';
import { dumpDatabase } from './dump-database.ts';
import { FORMAT_OF_BACKUPS, manifestPath } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { createInstallation } from './testing/installation.ts';

const COUNTS = `select (select count(*) from registrations)::int as seats,
  (select count(*) from webhook_events)::int as events, (select count(*) from webhook_deliveries)::int as deliveries`;

it('restores registrations without telling webhooks about them, and tells them of later ones', async () => {
  const database = await createTestDatabase();
  const empty = await createInstallation({ secretsKey: Buffer.alloc(32, 1) });
  try {
    const { id: class_id } = await insertClass(database.db);
    await insertRegistration(database.db, { class_id });
    await insertWebhook(database.db, empty.config);
    await insertRegistration(database.db, { class_id });
    const client = new pg.Client(database.config);
    await client.connect();
    const { recordedKeys: _, ...dump } = await dumpDatabase(client, empty.target);
    await client.end();
    const rest = { format: FORMAT_OF_BACKUPS, made_at: new Date().toISOString(), files: [], data: [], missing: [] };
    await writeFile(manifestPath(empty.target), JSON.stringify({ ...dump, ...rest }));
    await restoreBackup(empty.target, empty, () => Promise.resolve(false));
    expect(await empty.query(COUNTS)).toEqual([{ seats: 2, events: 1, deliveries: 1 }]);
    await empty.query("update registrations set status = 'CANCELLED'");
    expect(await empty.query(COUNTS)).toEqual([{ seats: 2, events: 3, deliveries: 3 }]);
  } finally {
    await empty.close();
    await database.close();
  }
});
