import type { FileHandle } from 'node:fs/promises';

/** Boxes that may be at the top level of an MP4 file (ISO/IEC 14496-12). */
const BOXES = new Set([
  'ftyp',
  'moov',
  'mdat',
  'free',
  'skip',
  'wide',
  'moof',
  'mfra',
  'sidx',
  'ssix',
  'styp',
  'meta',
  'uuid',
  'emsg',
  'prft',
]);
/** Far more than the longest list of brands in real files, and too small to hide an HTML page. */
const LONGEST_FTYP = 256;
/** More than a fragmented recording of many hours has. */
const MOST_BOXES = 200_000;

/** Whether a file consists only of known boxes from the first byte to the last and contains a movie. */
export async function isPlainMp4(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  const header = Buffer.alloc(16);
  let offset = 0;
  let hasMovie = false;
  for (let count = 0; offset < size; count += 1) {
    if (count > MOST_BOXES) return false;
    const { bytesRead } = await handle.read(header, 0, 16, offset);
    if (bytesRead < 8) return false;
    const type = header.toString('latin1', 4, 8);
    const length = boxLength(header, bytesRead, size - offset);
    if (length === null || !BOXES.has(type) || (count === 0) !== (type === 'ftyp')) return false;
    if (type === 'ftyp' && length > LONGEST_FTYP) return false;
    hasMovie ||= type === 'moov';
    offset += length;
  }
  return hasMovie && offset === size;
}

/** Length of a box in bytes; null when its header is invalid. 0 means "to the end", 1 "in the following 64 bits". */
function boxLength(header: Buffer, bytesRead: number, rest: number): number | null {
  const short = header.readUInt32BE(0);
  if (short === 0) return rest;
  const long = short === 1 && bytesRead === 16 ? Number(header.readBigUInt64BE(8)) : short;
  return long >= 8 && long <= rest ? long : null;
}
