import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import type { UploadStore } from './upload-store.ts';

/** Resumable uploads in a folder; fills gaps of tus's file store. */
export class DiskUploads extends FileStore implements UploadStore {
  /** Flushes, because confirmed bytes must survive a power cut; keeps the error of a full disk. */
  override async write(source: Readable, name: string, offset: number): Promise<number> {
    const target = createWriteStream(join(this.directory, name), { flags: 'r+', start: offset, flush: true });
    await pipeline(source, target);
    return offset + target.bytesWritten;
  }

  override async remove(name: string): Promise<void> {
    const path = join(this.directory, name);
    await rm(path, { force: true });
    await rm(`${path}.json`, { force: true });
  }
}
