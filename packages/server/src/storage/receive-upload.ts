import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/api-failure.ts';
import type { Binding, UploadRule } from '../http/bind.ts';
import { detectType } from './detect-type.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The parts of a multipart call. */
export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
  /** Removes what was spooled to disk. */
  readonly dispose: () => Promise<void>;
}

/**
 * Streams the files of a multipart call to disk and looks into each. Memory stays flat whatever the size.
 * @returns null when the endpoint takes no files.
 * @throws ApiFailure 413 TOO_LARGE, 422 UPLOAD_REFUSED when the bytes are not of an allowed kind (S22).
 */
export async function receiveUpload(
  request: FastifyRequest,
  { facts, options }: Binding,
  dataDir: string,
): Promise<Upload | null> {
  if (facts.body !== 'multipart') return null;
  const rule = options.upload;
  if (!rule) throw new Error(`${facts.id} takes files but was bound without an upload rule`);
  if (!request.isMultipart()) throw new ApiFailure(415, 'VALIDATION', 'Kirim berkas sebagai multipart/form-data');
  const folder = join(dataDir, 'tmp', randomUUID());
  await mkdir(folder, { recursive: true });
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await readParts(request, rule, folder)), dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function readParts(request: FastifyRequest, rule: UploadRule, folder: string) {
  const fields: Record<string, string> = Object.create(null);
  const files: UploadedFile[] = [];
  const limits = { fileSize: rule.maxBytes, files: rule.maxFiles ?? 1 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') files.push(await spool(part, rule, folder));
    else fields[part.fieldname] = String(part.value);
  }
  return { fields: { ...fields }, files };
}

async function spool(part: MultipartFile, rule: UploadRule, folder: string): Promise<UploadedFile> {
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
  await pipeline(part.file, measure, createWriteStream(path));
  if (part.file.truncated) throw new ApiFailure(413, 'TOO_LARGE', tooLargeText(rule.maxBytes));
  const type = await detectType(path, rule);
  const originalName = (part.filename ?? '').slice(0, 255);
  return { field: part.fieldname, originalName, path, type, size, sha256: hash.digest('hex') };
}

const tooLargeText = (bytes: number): string => `Ukuran berkas maksimal ${Math.floor(bytes / 1_048_576)} MB`;
