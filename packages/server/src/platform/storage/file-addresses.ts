import { PUBLIC_FILE } from '@widya/contract/file-address';

/** Rewrites the addresses of public files in JSON text. */
export interface FileAddresses {
  /** For responses: adds the origin that serves files. */
  readonly leaving: (json: string) => string;
  /** For requests: removes the origin, so that moving the files changes no row. */
  readonly arriving: (json: string) => string;
}

/** Some encoders escape a slash as `\/`, and JSON within JSON escapes it again. */
const escapable = (pattern: string): string => pattern.replaceAll('/', String.raw`\\*/`);

// Matches only whole JSON values, also of JSON within a text, so that addresses within sentences and mails stay
// unchanged.
const BEFORE = String.raw`(?<=[:,[]\s*\\*")`;
const AFTER = String.raw`(?=\\*")`;

/** @param filesUrl origin that serves files; null when it is the page's own, and then nothing is rewritten. */
export function fileAddresses(filesUrl: string | null): FileAddresses {
  if (filesUrl === null) return { leaving: (json) => json, arriving: (json) => json };
  const bare = new RegExp(`${BEFORE}(?=${PUBLIC_FILE}${AFTER})`, 'g');
  const origin = escapable(filesUrl.replace(/[.[\]]/g, String.raw`\$&`));
  const absolute = new RegExp(`${BEFORE}${origin}(?=${escapable(PUBLIC_FILE)}${AFTER})`, 'g');
  return { leaving: (json) => json.replace(bare, () => filesUrl), arriving: (json) => json.replace(absolute, '') };
}
