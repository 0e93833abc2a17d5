import type { SendFile } from '@widya/design-system/image-upload';
import { uploadForMail } from './upload-for-mail.ts';

/**
 * Uploads a picture for the text of a mail, which is kept when a mail with it is saved or sent. @throws Error with a
 * message
 */
export const sendPicture: SendFile<string> = async (file, how) => {
  const { location } = await uploadForMail(file, how);
  return location;
};
