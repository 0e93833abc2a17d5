import { PUBLIC_FILE } from '@widya/contract/file-address';
import { MAILED_POSTER } from '@widya/contract/poster/poster-address';

const pictureAt = (address: string): RegExp => new RegExp(`(?<=<img [^>]*src=")(?=${address}")`, 'g');
const UPLOADED = pictureAt(PUBLIC_FILE);
const POSTER = pictureAt(MAILED_POSTER);

/** Origins of pictures in mails. */
export interface PictureOrigins {
  /** Origin of uploaded files. */
  readonly files: string;
  /** Origin of the product, which draws posters. */
  readonly product: string;
}

/** Adds the origins to addresses of our own pictures when a mail is sent; texts are stored without them. */
export const withWholeAddresses = (html: string, { files, product }: PictureOrigins): string =>
  html.replace(UPLOADED, () => files).replace(POSTER, () => product);
