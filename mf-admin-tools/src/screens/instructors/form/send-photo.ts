import { failureOf } from '@widya/api-client/api-error';
import { uploadInstructorPhoto } from '@widya/api-client/instructors';
import type { SendFile } from '@widya/design-system/image-upload';
import { INSTRUCTOR_FORM_TEXTS as texts } from './texts.ts';

/**
 * Sends a cut photo and answers where it is kept.
 * @param id of the instructor; null before there is one.
 * @throws Error with the sentence of the API, else 'Kesalahan Terjadi'.
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
