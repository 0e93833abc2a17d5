import { createReadStream } from 'node:fs';
import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../auth/caller.ts';
import { files } from '../database/schema/platform.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Ctx } from '../http/context.ts';
import type { Tx } from '../http/transaction.ts';
import { cleanImage } from './clean-image.ts';
import { newKey } from './keys.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** A file that nothing was attached to is removed after so long. Source: decision 36. */
export const TEMPORARY_MS = 24 * 60 * 60 * 1_000;

type StoreContext = Pick<Ctx, 'tx' | 'storage' | 'caller' | 'now' | 'afterRollback'>;

export interface Place {
  readonly visibility: 'public' | 'private';
  /** `class-images` */
  readonly folder: string;
}

/**
 * Stores a file of a call as temporary. When the call fails afterwards, row and bytes are undone.
 * @returns the key, and the address of a public file.
 */
export async function storeUpload(ctx: StoreContext, file: UploadedFile, place: Place) {
  const key = newKey(place.visibility, place.folder, file.type, ctx.now);
  const isImage = file.type === 'image/jpeg' || file.type === 'image/png';
  const content = isImage ? await cleanImage(file.path, file.type) : createReadStream(file.path);
  ctx.afterRollback(() => ctx.storage.remove(key));
  await ctx.storage.put(key, content, file.type);
  await ctx.tx.insert(files).values({
    key,
    owner_kind: ctx.caller.kind,
    owner_id: ctx.caller.id,
    original_name: file.originalName,
    content_type: file.type,
    size: Buffer.isBuffer(content) ? content.length : file.size,
    sha256: file.sha256,
    temporary_until: new Date(ctx.now.getTime() + TEMPORARY_MS),
    created_at: ctx.now,
  });
  return { key, location: locationOf(key) };
}

/** Address of a public file. */
export const locationOf = (key: string): string => `/files/${key}`;

/**
 * Keeps a file for good by tying it to a record.
 * @param record `class:12`
 * @throws ApiFailure 422 when there is no such file, or someone else uploaded it (S23).
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
