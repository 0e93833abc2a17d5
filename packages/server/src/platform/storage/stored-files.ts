import { createReadStream } from 'node:fs';
import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../auth/caller.ts';
import { files } from '../database/schema/platform.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Ctx, PreparationCtx } from '../http/context.ts';
import type { Tx } from '../http/transaction.ts';
import { cleanImage } from './clean-image.ts';
import { type AcceptedType, newKey } from './keys.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** Temporary files are removed after this time. Source: D36. */
export const TEMPORARY_MS = 24 * 60 * 60 * 1_000;

export interface FileDestination {
  readonly visibility: 'public' | 'private';
  /** For example `class-images`. */
  readonly folder: string;
  /** Converts images to JPEG. */
  readonly asJpeg?: boolean;
}

/** A file whose bytes are stored but which has no row yet. */
export interface StagedFile {
  readonly key: string;
  /** Address of a public file. */
  readonly location: string;
  readonly name: string;
  readonly type: AcceptedType;
  /** Size of the stored bytes. */
  readonly size: number;
  /** Hash of the received bytes; those of an image are encoded again before they are stored. */
  readonly sha256: string;
}

/**
 * Stores the bytes of an uploaded file before the transaction, since a video or a bucket may take minutes. They are
 * removed when the call fails. Pass the result to `recordFile`.
 */
export async function stageFile(
  { storage, now, afterFailure }: Pick<PreparationCtx, 'storage' | 'now' | 'afterFailure'>,
  { path, type, size, sha256, originalName }: UploadedFile,
  destination: FileDestination,
): Promise<StagedFile> {
  if (type === 'text/csv' || type === 'application/octet-stream')
    throw new Error(`A file of the type ${type} is read, never stored`);
  const isImage = type === 'image/jpeg' || type === 'image/png';
  const storedType = isImage && destination.asJpeg ? 'image/jpeg' : type;
  const key = newKey(destination.visibility, destination.folder, storedType, now);
  const image = isImage ? await cleanImage(path, storedType === 'image/jpeg' ? 'image/jpeg' : 'image/png') : null;
  afterFailure(() => storage.remove(key));
  await storage.put(key, image ?? createReadStream(path), storedType);
  const facts = { name: originalName, type: storedType, size: image?.length ?? size, sha256 };
  return { key, location: locationOf(key), ...facts };
}

/** Columns of `files` for a staged file, except its owner. */
const factsOf = (file: StagedFile, now: Date) => ({
  key: file.key,
  original_name: file.name,
  content_type: file.type,
  size: file.size,
  sha256: file.sha256,
  created_at: now,
});

/** Inserts a staged file as temporary: it is deleted after a day unless it is attached to a record. */
export async function recordFile(
  { tx, caller, now }: Pick<Ctx, 'tx' | 'caller' | 'now'>,
  file: StagedFile,
): Promise<void> {
  await tx.insert(files).values({
    ...factsOf(file, now),
    owner_kind: caller.kind,
    owner_id: caller.id,
    temporary_until: new Date(now.getTime() + TEMPORARY_MS),
  });
}

/**
 * Inserts a staged file that was sent together with its record by somebody without an account.
 * @param record for example `document_form:12`
 */
export async function recordFileOf(tx: Tx, record: string, file: StagedFile, now: Date): Promise<void> {
  await tx.insert(files).values({ ...factsOf(file, now), owner_kind: 'public', attached_to: record });
}

/** Address of a public file. */
export const locationOf = (key: string): string => `/files/${key}`;

/**
 * Attaches a file to a record, so that it is no longer temporary.
 * @param record for example `class:12`
 * @throws ApiFailure 422 when there is no such file, or somebody else uploaded it (S23).
 */
export async function attachFile(tx: Tx, caller: Caller, key: string, record: string): Promise<void> {
  const changed = await tx
    .update(files)
    .set({ attached_to: record, temporary_until: null })
    .where(
      and(
        eq(files.key, key),
        isNull(files.attached_to),
        eq(files.owner_kind, caller.kind),
        eq(files.owner_id, caller.id),
      ),
    );
  if (changed.rowCount !== 1)
    throw new ApiFailure(422, 'UPLOAD_REFUSED', 'Berkas tidak ditemukan. Unggah sekali lagi.');
}

/** The original name of a stored file; null when it has no row. */
export async function nameOfFile(db: Tx, key: string): Promise<string | null> {
  const [row] = await db.select({ name: files.original_name }).from(files).where(eq(files.key, key));
  return row?.name ?? null;
}
