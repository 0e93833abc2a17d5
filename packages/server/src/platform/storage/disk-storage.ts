import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertKey } from './keys.ts';
import type { Storage } from './storage.ts';

/** File storage in a folder; the content type follows from the extension of the key. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string): string => join(root, assertKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written to a temporary file and renamed, so that nobody reads half a file.
      const temporary = `${path}.${randomUUID()}.part`;
      try {
        await pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content, createWriteStream(temporary));
        const handle = await open(temporary, 'r+');
        await handle.sync();
        await handle.close();
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async open(key, range) {
      const path = pathOf(key);
      if (!(await sizeOf(path))) return null;
      return createReadStream(path, range ? { start: range.start, end: range.end } : {});
    },
    async stat(key) {
      const size = await sizeOf(pathOf(key));
      return size === null ? null : { key, size };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
    },
  };
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const facts = await stat(path);
    return facts.isFile() ? facts.size : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
