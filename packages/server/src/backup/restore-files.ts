import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../platform/config/config.ts';
import { typeOfKey } from '../platform/storage/keys.ts';
import { measuring } from '../platform/storage/measure-stream.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { BackupError } from './backup-error.ts';
import { dataPath, filePath, type Manifest } from './manifest.ts';
import { writeFile } from './write-file.ts';

/**
 * Writes the stored files into the storage and verifies each one; then writes the other files of the data folder, such
 * as keys, which are not read back.
 * @throws BackupError when a stored file differs.
 */
export async function restoreFiles(config: Config, folder: string, { files, data }: Manifest): Promise<void> {
  const storage = await openStorage(config);
  for (const { key, sha256 } of files) {
    await storage.put(key, createReadStream(filePath(folder, key)), typeOfKey(key));
    const stored = await storage.open(key);
    const { stream, result } = measuring();
    if (stored !== null) await pipeline(stored, stream.resume());
    if (result().sha256 !== sha256) throw new BackupError(`The file ${key} differs from the backup after the restore.`);
  }
  for (const { path } of data) await writeFile(join(config.dataDir, path), createReadStream(dataPath(folder, path)));
}
