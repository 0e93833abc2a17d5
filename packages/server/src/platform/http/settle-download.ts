import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Download } from './download.ts';

/** A file that can be sent after its transaction has ended. */
export interface SettledDownload {
  readonly kind: 'file';
  readonly type: string;
  readonly filename: string | null;
  readonly content: string | Buffer | Readable;
}

/** Writes generated content to a temporary file while its transaction is still open. */
export async function settleDownload(dataDir: string, file: Download): Promise<SettledDownload> {
  const { content, type, filename } = file;
  if (typeof content === 'string' || Buffer.isBuffer(content) || content instanceof Readable)
    return { kind: 'file', type, filename, content };
  const folder = join(dataDir, 'tmp');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.download`);
  try {
    await pipeline(content, createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  const stream = createReadStream(path);
  stream.once('close', () => void rm(path, { force: true }));
  return { kind: 'file', type, filename, content: stream };
}

/**
 * The file name in both forms that browsers read; quotes and control characters are replaced, so that they cannot break
 * the header.
 */
export function contentDisposition(filename: string | null): string {
  if (filename === null) return 'inline';
  const plain = filename.replace(/[^\w.-]+/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`;
}
