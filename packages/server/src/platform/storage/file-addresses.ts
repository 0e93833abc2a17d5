import { PUBLIC_FILE } from '@widya/contract/file-address';

/** Rewrites the addresses of public files in JSON text. */
export interface FileAddresses {
  /** In what leaves: they get the origin that files are served from. */
  readonly leaving: (json: string) => string;
  /** In what arrives: they lose it again, so that a move of the files changes no row. */
  readonly arriving: (json: string) => string;
}

/** Some encoders write `\/` for a slash, and JSON within JSON escapes it again. */
const escapable = (pattern: string): string => pattern.replaceAll('/', String.raw`\\*/`);

// Only whole values, also of JSON within a text: an address inside a sentence or a mail stays what was typed.
const BEFORE = String.raw`(?<=[:,[]\s*\\*")`;
const AFTER = String.raw`(?=\\*")`;

/** @param filesUrl origin that files are served from; null when it is the page's own, and then nothing is rewritten. */
export function fileAddresses(filesUrl: string | null): FileAddresses {
  if (filesUrl === null) return { leaving: (json) => json, arriving: (json) => json };
  const bare = new RegExp(`${BEFORE}(?=${PUBLIC_FILE}${AFTER})`, 'g');
  const origin = escapable(filesUrl.replace(/[.[\]]/g, String.raw`\$&`));
  const absolute = new RegExp(`${BEFORE}${origin}(?=${escapable(PUBLIC_FILE)}${AFTER})`, 'g');
  return { leaving: (json) => json.replace(bare, () => filesUrl), arriving: (json) => json.replace(absolute, '') };
}
