import { appendFile, cp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { MIGRATIONS } from '../platform/database/migrate.ts';
import { readMigrations } from '../platform/database/migration-files.ts';
import { newKey } from '../platform/storage/keys.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { seedOrRefuse } from '../seed/prepare-database.ts';
import { storeDemoFiles } from '../seed/store-demo-files.ts';
import { createTestPool } from '../testing/database.ts';
import { makeBackup } from './make-backup.ts';
import { manifestPath, readManifest, tablePath } from './manifest.ts';
import { removeOldBackups } from './old-backups.ts';
import { rebuildSchema } from './rebuild-schema.ts';
import { restoreBackup } from './restore-backup.ts';
import { contentsOf, filesOf } from './testing/contents.ts';
import { createInstallation, type Installation } from './testing/installation.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const never = () => Promise.resolve(false);

const installations: Installation[] = [];
const newInstallation = async (...args: Parameters<typeof createInstallation>): Promise<Installation> => {
  const installation = await createInstallation(...args);
  installations.push(installation);
  return installation;
};

let restored: Promise<Installation> | null = null;
/** The backup restored on an empty machine, for all tests that look at the result. */
const restoredInstallation = (): Promise<Installation> => {
  restored ??= createInstallation().then(async (empty) => {
    await restoreBackup(backup, empty, never);
    return empty;
  });
  return restored;
};

let full: Installation;
let backup = '';
let contents: Awaited<ReturnType<typeof contentsOf>>;
beforeAll(async () => {
  full = await createInstallation({}, { isMigrated: true });
  const pool = createTestPool(full.database);
  await seedOrRefuse(pool, { size: 'S', now: NOW.getTime() });
  await storeDemoFiles(await openStorage(full.config));
  await pool.end();
  await mkdir(join(full.config.dataDir, 'keys'));
  await writeFile(join(full.config.dataDir, 'keys', 'totp.key'), 'rahasia');
  backup = (await makeBackup(full, full.target, NOW)).folder;
  contents = await contentsOf(full);
});
afterAll(async () => {
  await full.close();
  await (await restored)?.close();
});
afterEach(async () => {
  for (const installation of installations.splice(0)) await installation.close();
});

describe('a backup', () => {
  it('restores everything on an empty machine (S48)', async () => {
    const empty = await restoredInstallation();
    expect(await contentsOf(empty)).toEqual(contents);
    const files = await filesOf(empty);
    expect(files).toEqual(await filesOf(full));
    expect(Object.keys(files).length).toBeGreaterThan(10);
    expect(await readFile(join(empty.config.dataDir, 'keys', 'totp.key'), 'utf8')).toBe('rahasia');
  });

  it('is restored by a role that owns the database and nothing else', async () => {
    const role = `widya_owner_${process.pid}`;
    await full.query(`create role ${role} login`);
    const empty = await newInstallation({}, { owner: role });
    await restoreBackup(backup, empty, never);
    expect(await contentsOf(empty)).toEqual(contents);
    await empty.query('drop schema drizzle cascade');
    await installations.splice(0)[0]?.close();
    await full.query(`drop role ${role}`);
  });

  it('is restored with what an older server must know to run on it', async () => {
    const empty = await restoredInstallation();
    const recorded = 'select name, needs, applied_by from drizzle.__drizzle_migrations order by id';
    expect(await empty.query(recorded)).toEqual(await full.query(recorded));
  });

  it.each([
    ['the newest migration', -1],
    ['a migration that was merged late', -2],
  ])('without %s is migrated after the restore', async (_name, missing) => {
    const older = await newInstallation();
    const client = new pg.Client(older.database);
    await client.connect();
    const known = readMigrations(MIGRATIONS);
    await rebuildSchema(client, known.toSpliced(missing, 1), false);
    await client.query("insert into topics (code, name) values ('9', 'Lama')");
    await client.end();
    const { folder } = await makeBackup(older, older.target, NOW);
    const empty = await newInstallation();
    await restoreBackup(folder, empty, never);
    expect(await empty.query('select name from topics')).toEqual([{ name: 'Lama' }]);
    expect(new Set((await contentsOf(empty)).migrations)).toEqual(new Set(contents.migrations));
    expect((await contentsOf(empty)).indexes).toEqual(contents.indexes);
  });

  it('names files that were removed meanwhile, and copies new ones', async () => {
    const installation = await newInstallation({}, { isMigrated: true });
    const storage = await openStorage(installation.config);
    const pdfKey = () => newKey('private', 'uji', 'application/pdf', NOW);
    const [kept, gone, added] = [pdfKey(), pdfKey(), pdfKey()];
    await installation.query(
      `insert into files (key, owner_kind, content_type, size, sha256)
       values ('${kept}', 'admin', 'application/pdf', 5, ''), ('${gone}', 'admin', 'application/pdf', 1, '')`,
    );
    for (const key of [kept, added]) await storage.put(key, Buffer.from('%PDF-'), 'application/pdf');
    const { manifest } = await makeBackup(installation, installation.target, NOW);
    expect(manifest.missing).toEqual([gone]);
    expect(manifest.files.map(({ key }) => key).toSorted()).toEqual([kept, added].toSorted());
  });

  it('refuses a target inside the data folder', async () => {
    await expect(makeBackup(full, join(full.config.dataDir, 'backups'), NOW)).rejects.toThrow('outside');
  });

  it('that fails leaves nothing behind', async () => {
    const empty = await newInstallation();
    await expect(makeBackup(empty, empty.target, NOW)).rejects.toThrow();
    expect(await readdir(empty.target)).toEqual([]);
  });

  it('is readable by its owner only', async () => {
    for (const path of await readdir(backup, { recursive: true }))
      expect([path, (await stat(join(backup, path))).mode & 0o077]).toEqual([path, 0]);
    expect((await stat(backup)).mode & 0o077).toBe(0);
  });

  it('is removed once enough newer ones exist, and nothing else is', async () => {
    const installation = await newInstallation();
    const [first, second, third] = ['20260101', '20260102', '20260103'].map((day) => `widya-${day}T000000Z`);
    const running = 'widya-20260104T000000Z.part';
    for (const name of [first, second, third, `${second}.part`, running, 'other'])
      await mkdir(join(installation.target, String(name)), { recursive: true });
    expect(await removeOldBackups(installation.target, 2)).toEqual([first, `${second}.part`]);
    expect(await readdir(installation.target)).toEqual(['other', second, third, running]);
  });
});

describe('a restore', () => {
  const filledInstallation = async (): Promise<Installation> => {
    const installation = await newInstallation({}, { isMigrated: true });
    await installation.query(
      `insert into admins (email, name, role, menu, password_hash) values ('lama@uji.example', 'Lama', 'superadmin', '[]', '')`,
    );
    return installation;
  };

  it('refuses a database that is not empty, unless replacing it is confirmed', async () => {
    const installation = await filledInstallation();
    const before = await contentsOf(installation);
    const questions: unknown[] = [];
    const refuse = (...question: unknown[]) => {
      questions.push(question);
      return Promise.resolve(false);
    };
    await expect(restoreBackup(backup, installation, refuse)).rejects.toThrow('The database is not empty');
    expect(questions).toEqual([[expect.stringMatching(/^widya_backup_/), ['The database is not empty.']]]);
    expect(await contentsOf(installation)).toEqual(before);
    expect(await filesOf(installation)).toEqual({});

    await restoreBackup(backup, installation, () => Promise.resolve(true));
    expect(await contentsOf(installation)).toEqual(contents);
  });

  it('refuses a storage with files of somebody else', async () => {
    const installation = await newInstallation();
    const key = newKey('private', 'uji', 'application/pdf', NOW);
    await (await openStorage(installation.config)).put(key, Buffer.from('%PDF-'), 'application/pdf');
    await expect(restoreBackup(backup, installation, never)).rejects.toThrow(
      'holds 1 files that are not in the backup',
    );
  });

  it('refuses a database that a server uses', async () => {
    const installation = await newInstallation();
    const server = new pg.Client({ ...installation.database, application_name: 'widya' });
    await server.connect();
    await expect(restoreBackup(backup, installation, () => Promise.resolve(true))).rejects.toThrow('in use (widya)');
    await server.end();
  });

  const BROKEN: readonly [string, (folder: string) => Promise<void>, string][] = [
    ['cut off', (folder) => truncate(tablePath(folder, 'members'), 100), 'members.copy.gz has 100 bytes instead of'],
    ['without its manifest', (folder) => rm(manifestPath(folder)), 'holds no finished backup'],
    ['with half a manifest', (folder) => truncate(manifestPath(folder), 500), 'manifest.json cannot be read'],
    ['without a table', (folder) => rm(tablePath(folder, 'admins')), 'admins.copy.gz is missing'],
    [
      'with a changed byte',
      async (folder) => {
        const path = tablePath(folder, 'members');
        const bytes = await readFile(path);
        bytes[1_000] = (bytes[1_000] ?? 0) ^ 1;
        await writeFile(path, bytes);
      },
      'the content of tables/members.copy.gz has changed',
    ],
    ['with a longer file', (folder) => appendFile(join(folder, 'data/keys/totp.key'), 'x'), 'has 8 bytes instead of 7'],
    [
      'of a newer program',
      async (folder) => {
        const manifest = await readManifest(folder);
        manifest.migrations.push({ hash: 'f'.repeat(64), created_at: 4_102_444_800_000 });
        await writeFile(manifestPath(folder), JSON.stringify(manifest));
      },
      'another version of the program',
    ],
    [
      'with a path outside its folder',
      async (folder) => {
        const manifest = await readManifest(folder);
        for (const file of manifest.data) file.path = '../outside';
        await writeFile(manifestPath(folder), JSON.stringify(manifest));
      },
      'manifest.json cannot be read',
    ],
  ];
  it.each(BROKEN)('refuses a backup %s and touches nothing', async (_name, damage, message) => {
    const installation = await newInstallation();
    await cp(backup, installation.target, { recursive: true });
    await damage(installation.target);
    await expect(restoreBackup(installation.target, installation, () => Promise.resolve(true))).rejects.toThrow(
      message,
    );
    expect(await installation.query("select 1 from information_schema.tables where table_schema = 'public'")).toEqual(
      [],
    );
    expect(await filesOf(installation)).toEqual({});
  });

  it('leaves the database as it was when rows turn out different', async () => {
    const installation = await filledInstallation();
    const before = await contentsOf(installation);
    await cp(backup, installation.target, { recursive: true });
    const manifest = await readManifest(installation.target);
    for (const table of manifest.tables) if (table.name === 'topics') table.rows += 1;
    await writeFile(manifestPath(installation.target), JSON.stringify(manifest));
    await expect(restoreBackup(installation.target, installation, () => Promise.resolve(true))).rejects.toThrow(
      'The table topics differs from the backup',
    );
    expect(await contentsOf(installation)).toEqual(before);
  });
});
