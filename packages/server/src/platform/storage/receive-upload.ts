import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { RESUMABLE_ID_FIELD, RESUMABLE_NAME_FIELD } from '@widya/contract/upload-parts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../auth/caller.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Binding, UploadRule } from '../http/bind.ts';
import type { ResumableUploads } from './resumable/resumable-uploads.ts';
import { takeUpload } from './resumable/take-upload.ts';
import { checkedFile, spoolFile, tooLargeText } from './spool-file.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The parts of a multipart call. */
export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
  /** Lets an upload session that the call used expire soon; call it after a success. */
  readonly release: () => Promise<void>;
  /** Removes the temporary files. */
  readonly dispose: () => Promise<void>;
}

interface Receiving {
  readonly dataDir: string;
  readonly uploads: ResumableUploads;
  /** Null only for public endpoints. */
  readonly caller: Caller | null;
  readonly now: Date;
}

/**
 * Streams the files of a multipart call to disk and checks them, with constant memory. In `resumable` endpoints, an
 * upload session may replace a file of the call; it stays stored until the call succeeds, and is removed when its
 * content is refused.
 * @returns null when the endpoint takes no files.
 * @throws ApiFailure 413 TOO_LARGE, 415 VALIDATION when the body is no multipart, 422 UPLOAD_REFUSED when the content
 * has no allowed type (S22) or is incomplete, 400 VALIDATION when the connection broke, 404 for an upload session of
 * somebody else.
 */
export async function receiveUpload(
  request: FastifyRequest,
  { facts, options }: Binding,
  { dataDir, uploads, caller, now }: Receiving,
): Promise<Upload | null> {
  if (facts.body !== 'multipart') return null;
  const rule = options.upload;
  if (!rule) throw new Error(`${facts.id} takes files but was bound without an upload rule`);
  if (!request.isMultipart()) throw new ApiFailure(415, 'VALIDATION', 'Kirim berkas sebagai multipart/form-data');
  const folder = join(dataDir, 'tmp', randomUUID());
  await mkdir(folder, { recursive: true });
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const { fields, files } = await Promise.race([readParts(request, rule, folder), whenBroken(request.raw)]);
    const id = fields[RESUMABLE_ID_FIELD];
    if (!facts.resumable || id === undefined || caller === null)
      return { fields, files, release: async () => undefined, dispose };
    const taking = { uploads, owner: caller, now, folder };
    const taken = await takeUpload(id, fields[RESUMABLE_NAME_FIELD] ?? '', rule, taking);
    return { fields, files: [...files, taken], release: () => uploads.release(id, now), dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/**
 * Rejects when the connection breaks in the middle of a body, because a body that broke before it was read would never
 * end.
 */
const whenBroken = (source: IncomingMessage): Promise<never> =>
  new Promise((_resolve, reject) => {
    const check = () => {
      if (!source.complete) reject(new ApiFailure(400, 'VALIDATION', 'Sambungan terputus di tengah kiriman'));
    };
    if (source.destroyed) check();
    else source.once('close', check);
  });

async function readParts(request: FastifyRequest, rule: UploadRule, folder: string) {
  const fields: Record<string, string> = Object.create(null);
  const files: UploadedFile[] = [];
  const limits = { fileSize: rule.maxBytes, files: rule.maxFiles ?? 1 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      files.push(await receiveFile(part, rule, folder));
      const total = files.reduce((sum, { size }) => sum + size, 0);
      const most = rule.maxTotalBytes;
      if (most !== undefined && total > most) throw new ApiFailure(413, 'TOO_LARGE', tooLargeText(most));
    } else fields[part.fieldname] = String(part.value);
  }
  return { fields: { ...fields }, files };
}

async function receiveFile(part: MultipartFile, rule: UploadRule, folder: string): Promise<UploadedFile> {
  const spooled = await spoolFile(part.file, folder);
  if (part.file.truncated) throw new ApiFailure(413, 'TOO_LARGE', tooLargeText(rule.maxBytes));
  return checkedFile(spooled, { field: part.fieldname, name: part.filename ?? '' }, rule);
}
