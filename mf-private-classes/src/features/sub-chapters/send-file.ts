import { failureOf } from '@widya/api-client/api-error';
import { uploadChapterFile } from '@widya/api-client/chapters';
import type { SendFile } from '@widya/design-system/file-upload';
import { SUB_TEXTS } from './texts.ts';

/** Uploads a file and returns its address. @throws Error with the API's message, or 'Kesalahan Terjadi' (C-102). */
export const sendChapterFile: SendFile<string> = async (file, { name, signal, onProgress }) => {
  try {
    const named = file instanceof File ? file : new File([file], name, { type: file.type });
    return (await uploadChapterFile(named, { signal, onProgress })).location;
  } catch (failure) {
    throw new Error(failureOf(failure, SUB_TEXTS.uploadFailed)?.title, { cause: failure });
  }
};
