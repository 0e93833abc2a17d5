import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import pg from 'pg';
import type { Config } from '../platform/config/config.ts';
import { BackupError } from './backup-error.ts';
import { dumpDatabase } from './dump-database.ts';
import { FORMAT_OF_BACKUPS, type Manifest, manifestPath } from './manifest.ts';
import { nameOfBackup } from './old-backups.ts';
import { saveData, saveFiles } from './save-files.ts';

export interface Source {
  readonly config: Config;
  readonly database: pg.ClientConfig;
}

export interface MadeBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Backs up database, files and keys into a new folder, which gets its final name only when it is complete. The server
 * may run meanwhile.
 * @param target folder of all backups. @param now names the backup.
 * @throws BackupError when the target cannot be used.
 */
export async function makeBackup({ config, database }: Source, target: string, now: Date): Promise<MadeBackup> {
  if (!relative(config.dataDir, resolve(target)).startsWith('..'))
    throw new BackupError(`Choose a folder outside ${config.dataDir}: what is lost with the data is no backup.`);
  const folder = join(resolve(target), nameOfBackup(now));
  if (existsSync(folder)) throw new BackupError(`${folder} exists already.`);
  const unfinished = `${folder}.part`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ ...database, application_name: 'widya-backup', statement_timeout: 0 });
  try {
    await client.connect();
    const { recordedKeys, ...dump } = await dumpDatabase(client, unfinished);
    const stored = await saveFiles(config, recordedKeys, unfinished);
    const data = await saveData(config, unfinished);
    const manifest: Manifest = { format: FORMAT_OF_BACKUPS, made_at: now.toISOString(), ...dump, ...stored, data };
    await writeFile(manifestPath(unfinished), JSON.stringify(manifest), { mode: 0o600, flush: true });
    await rename(unfinished, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}
