import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import S3rver from 's3rver';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { newKey } from '../platform/storage/keys.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { filesOf } from './testing/contents.ts';
import { createInstallation, type Installation } from './testing/installation.ts';

const NOW = new Date('2026-11-20T03:00:00Z');

let folder = '';
let server: S3rver;
const installations: Installation[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'widya-bucket-'));
  server = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: ['one', 'two'].map((name) => ({ name, configs: [] })),
  });
  const { port } = await server.run();
  for (const bucket of ['one', 'two'])
    installations.push(
      await createInstallation({
        s3: {
          bucket,
          region: 'us-east-1',
          endpoint: `http://127.0.0.1:${port}`,
          accessKeyId: 'S3RVER',
          secretAccessKey: 'S3RVER',
          forcePathStyle: true,
        },
      }),
    );
});
afterAll(async () => {
  for (const installation of installations) await installation.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('copies the files of a bucket and puts them into another', async () => {
  const [one, two] = installations;
  if (!one || !two) throw new Error('no buckets');
  await migrateDatabase(one.database);
  const storage = await openStorage(one.config);
  for (const index of [1, 2, 3])
    await storage.put(
      newKey('private', 'uji', 'application/pdf', NOW),
      Buffer.from(`%PDF-${index}`),
      'application/pdf',
    );
  const { folder: backup, manifest } = await makeBackup(one, one.target, NOW);
  expect(manifest.files).toHaveLength(3);
  await restoreBackup(backup, two, () => Promise.resolve(false));
  expect(await filesOf(two)).toEqual(await filesOf(one));
});
