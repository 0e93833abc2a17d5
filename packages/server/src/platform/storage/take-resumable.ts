import { createReadStream } from 'node:fs';
import { ApiFailure } from '../http/api-failure.ts';
import type { UploadRule } from '../http/bind.ts';
import { dropFile } from './append-bytes.ts';
import { type ResumableFile, releaseFile } from './resumable-files.ts';
import { checkedFile, spoolFile, tooLargeText } from './spool-file.ts';
import type { UploadedFile } from './uploaded-file.ts';

interface Taken {
  readonly file: UploadedFile;
  /** After a success: lets what was sent go soon. */
  readonly release: (now: Date) => Promise<void>;
}

/**
 * Makes a file that was sent in parts the file of a call. It stays where it is until the call has succeeded, and goes when it
 * is refused for what it is: sent again it would be refused again.
 * @param folder of the call.
 * @throws ApiFailure 413 TOO_LARGE, 422 UPLOAD_REFUSED when its kind is not allowed or bytes are missing.
 */
export async function takeResumable(
  sent: ResumableFile,
  name: string,
  rule: UploadRule,
  folder: string,
): Promise<Taken> {
  if (sent.offset !== sent.size) throw new ApiFailure(422, 'UPLOAD_REFUSED', 'Berkas belum terunggah seluruhnya');
  try {
    if (sent.size > rule.maxBytes) throw new ApiFailure(413, 'TOO_LARGE', tooLargeText(rule.maxBytes));
    // A copy: whoever still sends to the first one, here or in another process, cannot change what was looked at.
    const spooled = await spoolFile(createReadStream(sent.path), folder);
    const file = await checkedFile(spooled, { field: 'upload', name }, rule);
    return { file, release: (now) => releaseFile(sent.path, now) };
  } catch (error) {
    if (error instanceof ApiFailure) await dropFile(sent);
    throw error;
  }
}
