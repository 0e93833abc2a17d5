import { failureOf } from '@widya/api-client/api-error';
import { uploadAttachment } from '@widya/api-client/uploads';
import type { Uploaded } from '@widya/contract/uploads';
import type { SendFile } from '@widya/design-system/image-upload';

const FAILED = 'Kesalahan Terjadi';

/** Uploads a file for a mail. @throws Error with the API's message, or that of B-203 without one. */
export const uploadForMail: SendFile<Uploaded> = async (file, { signal, onProgress }) => {
  try {
    return await uploadAttachment(file, { signal, onProgress });
  } catch (cause) {
    throw new Error(failureOf(cause, FAILED)?.title, { cause });
  }
};
