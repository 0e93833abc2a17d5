import { failureOf } from '@widya/api-client/api-error';
import { uploadInstructorPhoto } from '@widya/api-client/instructors';
import type { SendFile } from '@widya/design-system/image-upload';
import { INSTRUCTOR_FORM_TEXTS as texts } from './texts.ts';

/**
 * Uploads a cropped photo and returns its address.
 * @param id of the instructor; null for a new one.
 * @throws Error with the API's message, or 'Kesalahan Terjadi'.
 */
export const sendPhoto =
  (id: number | null): SendFile<string> =>
  async (file, { signal, onProgress }) => {
    try {
      const { location } = await uploadInstructorPhoto(file, id, { signal, onProgress });
      return location;
    } catch (failure) {
      throw new Error(failureOf(failure, texts.photoFailed)?.title, { cause: failure });
    }
  };
