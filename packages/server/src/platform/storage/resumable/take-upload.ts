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
  /** Folder of the call. */
  readonly folder: string;
}

/**
 * Makes a complete upload the file of a call. It stays until the call has succeeded, and is removed when it is refused for what it is:
 * sent again it would be refused again.
 * @param name of the file.
 * @throws ApiFailure 404, 413 TOO_LARGE, 422 UPLOAD_REFUSED when its kind is not allowed or bytes are missing.
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
    // A copy: whoever still sends to the upload cannot change what was checked.
    const spooled = await spoolFile(await uploads.open(id), folder);
    return await checkedFile(spooled, { field: 'upload', name }, rule);
  } catch (error) {
    // What cannot be removed now expires by itself.
    if (error instanceof ApiFailure) await uploads.drop(owner, id, now).catch(() => undefined);
    throw error;
  }
}
