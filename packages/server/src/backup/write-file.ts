import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Duplex, PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { measuring, type Written } from '../platform/storage/measure-stream.ts';

/**
 * Writes a stream to a file that only its owner can read, and syncs it to disk. @param through transforms the bytes,
 * such as gzip.
 */
export async function writeFile(path: string, source: Readable, through: Duplex = new PassThrough()): Promise<Written> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { stream, result } = measuring();
  await pipeline(source, through, stream, createWriteStream(path, { mode: 0o600, flush: true }));
  return result();
}
