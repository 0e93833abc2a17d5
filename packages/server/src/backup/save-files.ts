import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { listDataFiles } from './data-files.ts';
import { dataPath, filePath, type Manifest } from './manifest.ts';
import { listStoredKeys } from './stored-keys.ts';
import { writeFile } from './write-file.ts';

/**
 * Copies the stored files. Call it after the dump, so that all files of dumped rows exist.
 * @param recordedKeys keys of files in dumped rows.
 */
export async function saveFiles(
  config: Config,
  recordedKeys: readonly string[],
  folder: string,
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const storage = await openStorage(config);
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  const left = new Set(recordedKeys);
  for await (const key of listStoredKeys(config)) {
    left.delete(key);
    const content = await storage.open(key);
    // It may have been removed since it was listed.
    if (content === null) missing.push(key);
    else files.push({ key, ...(await writeFile(filePath(folder, key), content)) });
  }
  return { files, missing: [...missing, ...left].toSorted() };
}

/** Copies the other files of the data folder. */
export async function saveData({ dataDir }: Config, folder: string): Promise<Manifest['data']> {
  const data: Manifest['data'] = [];
  for (const path of await listDataFiles(dataDir))
    data.push({ path, ...(await writeFile(dataPath(folder, path), createReadStream(join(dataDir, path)))) });
  return data;
}
