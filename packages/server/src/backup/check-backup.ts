import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { measuring, type Written } from '../platform/storage/measure-stream.ts';
import { BackupError } from './backup-error.ts';
import { dataPath, filePath, type Manifest, readManifest, tablePath } from './manifest.ts';

/** Measures a file without storing it. */
async function measureFile(path: string): Promise<Written> {
  const { stream, result } = measuring();
  await pipeline(createReadStream(path), stream.resume());
  return result();
}

async function checkFile(folder: string, path: string, expected: Written): Promise<void> {
  const name = relative(folder, path);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new BackupError(`The backup is broken: ${name} is missing.`);
  if (found.size !== expected.size)
    throw new BackupError(`The backup is broken: ${name} has ${found.size} bytes instead of ${expected.size}.`);
  const { sha256 } = await measureFile(path);
  if (sha256 !== expected.sha256) throw new BackupError(`The backup is broken: the content of ${name} has changed.`);
}

/** Reads a whole backup and compares it with its manifest. @throws BackupError naming the first wrong file. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) await checkFile(folder, tablePath(folder, table.name), table);
  for (const file of manifest.files) await checkFile(folder, filePath(folder, file.key), file);
  for (const file of manifest.data) await checkFile(folder, dataPath(folder, file.path), file);
  return manifest;
}
