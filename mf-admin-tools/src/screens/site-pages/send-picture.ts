import { failureOf } from '@widya/api-client/api-error';
import { uploadSitePageImage } from '@widya/api-client/site-pages';
import type { SendFile } from '@widya/design-system/image-upload';
import { SITE_PAGES_TEXTS as texts } from './texts.ts';

/** Uploads a cropped picture and returns its address. @throws Error with an Indonesian message. */
export const sendPicture: SendFile<string> = async (file, { signal, onProgress }) => {
  try {
    const { location } = await uploadSitePageImage(file, { signal, onProgress });
    return location;
  } catch (failure) {
    throw new Error(failureOf(failure, texts.pictureFailed)?.title, { cause: failure });
  }
};
