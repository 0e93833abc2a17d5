import type { SendFile } from '@widya/design-system/image-upload';
import { uploadForMail } from './upload-for-mail.ts';

/** Uploads a picture for the text of a mail; the mail that is saved or sent next keeps it. @throws Error with a sentence */
export const sendPicture: SendFile<string> = async (file, how) => {
  const { location } = await uploadForMail(file, how);
  return location;
};
