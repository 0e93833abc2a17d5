import { escapeHtml } from '../text/escape-html.ts';

/** The poster above the text of a mail. */
export interface MailPoster {
  /** A complete URL, or a path of our own that gets its origin when the mail is sent. */
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Colour of the placeholder that mail programs draw for a picture they do not load. */
const GROUND = '#e8ecf1';

/**
 * Width and height are for programs without CSS; the others use the picture's aspect ratio, and no space when it is
 * blocked.
 */
const pictureOf = ({ src, width, height }: MailPoster): string =>
  `<p><img src="${escapeHtml(src)}" alt="" width="${width}" height="${height}" style="display:block;width:${width}px;max-width:100%;height:auto;border:0;border-radius:12px;background-color:${GROUND}"></p>`;

/** The body of a mail as stored and sent: the poster, then the text. */
export const mailBody = ({ html, poster }: { readonly html: string; readonly poster?: MailPoster | null }): string =>
  poster ? pictureOf(poster) + html : html;
