import { NOT_MP4 } from '../storage/detect-type.ts';
import { isKey, typeOfKey } from '../storage/keys.ts';

/** Shown for a text that is no address but does no harm either; it is saved. Source. */
export const LINK_WARNING = 'Peringatan : Pastikan URL yang diketik valid';

const FORBIDDEN = 'Tautan harus diawali https:// atau http://';
const NOT_SECURE = 'Tautan ini harus diawali https://';
const NO_FILE = 'Berkas tidak ditemukan. Unggah sekali lagi.';
const FILES = '/files/';

/** As browsers read an address: tabs and line breaks inside count for nothing, nor does what stands around it. */
const asRead = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip exactly these.
  return text.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '');
};

const hasScheme = (text: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(text);
const isWeb = (text: string): boolean => /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);

/**
 * Why an address may not be kept: every scheme but http and https, and addresses that take over the page's own scheme
 * (S18). An own stored file is no link; where one may be named, `fileKeyOf` is asked first. A text that is no address
 * at all is let through, as the form only warns of it.
 * @param secure whether only https will do, as for streams.
 * @returns an Indonesian sentence; null when it may be kept.
 */
export function linkProblem(text: string, { secure = false } = {}): string | null {
  const read = asRead(text);
  if (read.startsWith(FILES)) return NO_FILE;
  if (/^[/\\]{2}/.test(read)) return FORBIDDEN;
  if (hasScheme(read) && !isWeb(read)) return FORBIDDEN;
  return secure && /^http:/i.test(read) ? NOT_SECURE : null;
}

/** Whether a text that may be kept is an address that can be opened. */
export const isLink = (text: string): boolean => isWeb(asRead(text));

/** Key of an own stored file that an address names; null for any other address. */
export function fileKeyOf(location: string): string | null {
  const key = location.startsWith(FILES) ? location.slice(FILES.length) : '';
  return isKey(key) ? key : null;
}

/** Why the address of a file may not be kept: neither an own stored file nor a web address. */
export const fileProblem = (location: string): string | null =>
  fileKeyOf(location) !== null || isWeb(asRead(location)) ? null : NO_FILE;

/** Why an own stored file may not be used as a video: its bytes are none. Source: C-085. */
export function videoProblem(location: string): string | null {
  const key = fileKeyOf(location);
  return key === null || typeOfKey(key) === 'video/mp4' ? null : NOT_MP4;
}
