import { NOT_MP4 } from '../storage/detect-type.ts';
import { isKey, typeOfKey } from '../storage/keys.ts';

/** Shown for a text that is not an address but harmless; it is saved anyway. Source. */
export const LINK_WARNING = 'Peringatan : Pastikan URL yang diketik valid';

const FORBIDDEN = 'Tautan harus diawali https:// atau http://';
const NOT_SECURE = 'Tautan ini harus diawali https://';
const NO_FILE = 'Berkas tidak ditemukan. Unggah sekali lagi.';
const FILES = '/files/';

/** The address as browsers read it: without tabs, line breaks and surrounding spaces. */
const asRead = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip exactly these.
  return text.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '');
};

const hasScheme = (text: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(text);
const isWeb = (text: string): boolean => /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);

/**
 * Why an address must not be saved: schemes other than http and https, and addresses relative to the page's scheme
 * (S18). A stored file is not a link; where files are allowed, check `fileKeyOf` first. A text that is not an address
 * is allowed, because the form only warns about it.
 * @param secure whether https is required, as for streams.
 * @returns an Indonesian message; null when it may be saved.
 */
export function linkProblem(text: string, { secure = false } = {}): string | null {
  const read = asRead(text);
  if (read.startsWith(FILES)) return NO_FILE;
  if (/^[/\\]{2}/.test(read)) return FORBIDDEN;
  if (hasScheme(read) && !isWeb(read)) return FORBIDDEN;
  return secure && /^http:/i.test(read) ? NOT_SECURE : null;
}

/** Whether a text that may be saved is an address that can be opened. */
export const isLink = (text: string): boolean => isWeb(asRead(text));

/** The key in the address of a stored file; null for any other address. */
export function fileKeyOf(location: string): string | null {
  const key = location.startsWith(FILES) ? location.slice(FILES.length) : '';
  return isKey(key) ? key : null;
}

/** Why a file's address must not be saved: it is neither a stored file nor a web address. */
export const fileProblem = (location: string): string | null =>
  fileKeyOf(location) !== null || isWeb(asRead(location)) ? null : NO_FILE;

/** Why a stored file must not be used as a video: it is none. Source: C-085. */
export function videoProblem(location: string): string | null {
  const key = fileKeyOf(location);
  return key === null || typeOfKey(key) === 'video/mp4' ? null : NOT_MP4;
}
