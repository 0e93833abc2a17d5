import { PUBLIC_FILE } from '@widya/contract/file-address';
import { MAILED_POSTER } from '@widya/contract/poster/poster-address';

const pictureAt = (address: string): RegExp => new RegExp(`(?<=<img [^>]*src=")(?=${address}")`, 'g');
const UPLOADED = pictureAt(PUBLIC_FILE);
const POSTER = pictureAt(MAILED_POSTER);

/** Where pictures are served. */
export interface PictureOrigins {
  /** Uploaded files. */
  readonly files: string;
  /** The product, which draws posters. */
  readonly product: string;
}

/** Our own pictures by their whole address, as a mail program knows nothing of our own origin. Texts are kept without it. */
export const withWholeAddresses = (html: string, { files, product }: PictureOrigins): string =>
  html.replace(UPLOADED, () => files).replace(POSTER, () => product);
