import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Saved elsewhere (database, files), recreated at start, or temporary: parts of uploads, mails being sent, mails of a
 * demo.
 */
const LEFT_OUT = /^(pg\d+([-.].*)?|run|files|tmp|resumable|mail)$/;

/** Lists other files that must be saved, such as secret keys, as paths below the data folder. */
export async function listDataFiles(dataDir: string): Promise<readonly string[]> {
  const names = (await readdir(dataDir, { withFileTypes: true }).catch(() => [])).filter(
    ({ name }) => !LEFT_OUT.test(name),
  );
  const found: string[] = [];
  for (const entry of names) {
    if (entry.isFile()) found.push(entry.name);
    if (!entry.isDirectory()) continue;
    const below = await readdir(join(dataDir, entry.name), { recursive: true, withFileTypes: true });
    for (const file of below.filter((one) => one.isFile()))
      found.push(relative(dataDir, join(file.parentPath, file.name)).split(sep).join('/'));
  }
  return found.toSorted();
}
