import { failureOf } from '@widya/api-client/api-error';
import { uploadMerchandisePhoto } from '@widya/api-client/merchandise';
import type { SendFile } from '@widya/design-system/image-upload';
import { PHOTO_TEXTS } from './texts.ts';

/**
 * Sends a cut photo and answers where it is kept.
 * @param id of the piece; null before there is one (D126).
 * @throws Error with the sentence of the API, else 'Kesalahan Terjadi'.
 */
export const sendPhoto =
  (id: number | null): SendFile<string> =>
  async (file, { signal, onProgress }) => {
    try {
      const { location } = await uploadMerchandisePhoto(file, id, { signal, onProgress });
      return location;
    } catch (failure) {
      throw new Error(failureOf(failure, PHOTO_TEXTS.uploadFailed)?.title, { cause: failure });
    }
  };
