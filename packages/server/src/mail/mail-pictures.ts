import { PUBLIC_FILE } from '@widya/contract/file-address';

const UPLOADED = new RegExp(`(?<=<img [^>]*src=")(?=${PUBLIC_FILE}")`, 'g');

/** Uploaded pictures by their whole address, as a mail program knows nothing of our own origin. Texts are kept without it. */
export const withWholeAddresses = (html: string, origin: string): string => html.replace(UPLOADED, () => origin);
