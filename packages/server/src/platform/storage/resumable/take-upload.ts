import type { AccountRef } from '../../auth/caller.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { UploadRule } from '../../http/bind.ts';
import { checkedFile, spoolFile, tooLargeText } from '../spool-file.ts';
import type { UploadedFile } from '../uploaded-file.ts';
import type { ResumableUploads } from './resumable-uploads.ts';

interface Taking {
  readonly uploads: ResumableUploads;
  readonly owner: AccountRef;
  readonly now: Date;
  /** Temporary folder of the call. */
  readonly folder: string;
}

/**
 * Uses a complete upload as a file of the call. It stays until the call succeeds, and is removed when its content is
 * refused, because repeating it would be refused again.
 * @param name of the file.
 * @throws ApiFailure 404, 413 TOO_LARGE, 422 UPLOAD_REFUSED when its type is not allowed or bytes are missing.
 */
export async function takeUpload(
  id: string,
  name: string,
  rule: UploadRule,
  { uploads, owner, now, folder }: Taking,
): Promise<UploadedFile> {
  const { offset, size } = await uploads.read(owner, id, now);
  if (offset !== size) throw new ApiFailure(422, 'UPLOAD_REFUSED', 'Berkas belum terunggah seluruhnya');
  try {
    if (size > rule.maxBytes) throw new ApiFailure(413, 'TOO_LARGE', tooLargeText(rule.maxBytes));
    // A copy, so that a client that is still sending cannot change the checked bytes.
    const spooled = await spoolFile(await uploads.open(id), folder);
    return await checkedFile(spooled, { field: 'upload', name }, rule);
  } catch (error) {
    // An upload that cannot be removed now expires later.
    if (error instanceof ApiFailure) await uploads.drop(owner, id, now).catch(() => undefined);
    throw error;
  }
}
