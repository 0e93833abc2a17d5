import { failureOf } from '@widya/api-client/api-error';
import { uploadMerchandisePhoto } from '@widya/api-client/merchandise';
import type { SendFile } from '@widya/design-system/image-upload';
import { PHOTO_TEXTS } from './texts.ts';

/**
 * Uploads a cropped photo and returns its address.
 * @param id of the item; null for a new one (D126).
 * @throws Error with the API's message, or 'Kesalahan Terjadi'.
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
