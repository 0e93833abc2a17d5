import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any call; older files were left by killed processes. */
const STALE_MS = 60 * 60 * 1_000;

/** Removes temporary files of uploads and downloads that killed processes left in the data folder. */
export async function removeStaleSpool(dataDir: string, now: number = Date.now()): Promise<void> {
  const folder = join(dataDir, 'tmp');
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    if (facts && now - facts.mtimeMs > STALE_MS) await rm(path, { recursive: true, force: true });
  }
}
