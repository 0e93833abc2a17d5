import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadRule } from '../http/bind.ts';
import { detectType, NOT_MP4 } from './detect-type.ts';
import { measuring } from './measure-stream.ts';
import type { UploadedFile } from './uploaded-file.ts';

type Spooled = Pick<UploadedFile, 'path' | 'size' | 'sha256'>;

/** Writes a stream to a new file in a folder, without checks. */
export async function spoolFile(source: Readable, folder: string): Promise<Spooled> {
  const path = join(folder, randomUUID());
  const { stream, result } = measuring();
  await pipeline(source, stream, createWriteStream(path));
  return { path, ...result() };
}

/**
 * Checks a temporary file.
 * @throws ApiFailure 422 UPLOAD_REFUSED when its type is not allowed (S22), or when a file named as a video is not one
 * (C-085).
 */
export async function checkedFile(
  spooled: Spooled,
  { field, name }: { readonly field: string; readonly name: string },
  rule: UploadRule,
): Promise<UploadedFile> {
  const isCalledVideo = rule.kinds.includes('mp4') && /\.mp4$/i.test(name);
  const type = await detectType(spooled.path, isCalledVideo ? { kinds: ['mp4'], wrongKind: NOT_MP4 } : rule);
  return { ...spooled, field, originalName: name.slice(0, 255), type };
}

export const tooLargeText = (bytes: number): string => `Ukuran berkas maksimal ${Math.floor(bytes / 1_048_576)} MB`;
