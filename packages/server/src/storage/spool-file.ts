import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadRule } from '../http/bind.ts';
import { detectType } from './detect-type.ts';
import type { UploadedFile } from './uploaded-file.ts';

type Spooled = Pick<UploadedFile, 'path' | 'size' | 'sha256'>;

/** Writes what comes to a file of its own in a folder, whatever it is. */
export async function spoolFile(source: Readable, folder: string): Promise<Spooled> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(source, measure, createWriteStream(path));
  return { path, size, sha256: hash.digest('hex') };
}

/** Looks into a spooled file. @throws ApiFailure 422 UPLOAD_REFUSED when it is of no allowed kind (S22). */
export async function checkedFile(
  spooled: Spooled,
  { field, name }: { readonly field: string; readonly name: string },
  rule: UploadRule,
): Promise<UploadedFile> {
  const type = await detectType(spooled.path, rule);
  return { ...spooled, field, originalName: name.slice(0, 255), type };
}

export const tooLargeText = (bytes: number): string => `Ukuran berkas maksimal ${Math.floor(bytes / 1_048_576)} MB`;
