import { escapeHtml } from '../text/escape-html.ts';

/** The poster above the text of a mail. */
export interface MailPoster {
  /** Whole, or a path of our own that gets its origin when the mail leaves. */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Mail programs that draw a box for a picture they do not load draw it in this colour. */
const GROUND = '#e8ecf1';

/** Width and height for programs that know no styles; the others take the picture's own shape, and nothing where it is blocked. */
const pictureOf = ({ src, width, height }: MailPoster): string =>
  `<p><img src="${escapeHtml(src)}" alt="" width="${width}" height="${height}" style="display:block;width:${width}px;max-width:100%;height:auto;border:0;border-radius:12px;background-color:${GROUND}"></p>`;

/** The body of a mail as it is stored and sent: its poster, then its text. */
export const mailBody = ({ html, poster }: { readonly html: string; readonly poster?: MailPoster | null }): string =>
  poster ? pictureOf(poster) + html : html;
