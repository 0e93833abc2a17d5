import { wibParts } from '@widya/contract/time/instants';
import { joinBytes } from './join-bytes.ts';

/** A file as the zip format describes it, stored without compression. */
export interface StoredFile {
  readonly name: Uint8Array;
  readonly crc: number;
  readonly size: number;
  /** Bytes of the archive before it. */
  readonly offset: number;
}

/** Largest values of the fields without zip64, which stand for "see zip64". */
const MOST_32 = 0xff_ff_ff_ff;
const MOST_16 = 0xff_ff;

/** Version of the format that a reader needs: 1.0 for stored files, 4.5 for zip64. */
const STORED = 10;
const ZIP64 = 45;

/** Names are UTF-8. Sizes precede the content, so no data descriptor follows it. */
const FLAGS = 0x08_00;

/** Made on Unix, a regular file that everybody may read. */
const MADE_BY = 0x03_00 | ZIP64;
const ATTRIBUTES = 0o100_644 * 0x1_00_00;

/** Appends numbers in the byte order of the format. */
function record(fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else if (width === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += width;
  }
  return bytes;
}

/** Time and date of an instant in WIB, as the format stores them: to two seconds, from 1980 on. */
function stampOf(at: Date): number {
  const { year, month, day, hour, minute, second } = wibParts(at) ?? {
    year: 1980,
    month: 1,
    day: 1,
    hour: 0,
    minute: 0,
    second: 0,
  };
  const time = (hour << 11) | (minute << 5) | (second >> 1);
  return (((year - 1980) << 9) | (month << 5) | day) * 0x1_00_00 + time;
}

/**
 * What precedes a file. @throws RangeError above 4 GB, which no certificate has and memory could not hold; archives may
 * be larger.
 */
export function fileHeader({ name, crc, size }: StoredFile, at: Date): Uint8Array<ArrayBuffer> {
  if (size >= MOST_32) throw new RangeError(`A file of ${size} bytes is too large`);
  return joinBytes(
    record([
      [4, 0x04_03_4b_50],
      [2, STORED],
      [2, FLAGS],
      [2, 0],
      [4, stampOf(at)],
      [4, crc],
      [4, size],
      [4, size],
      [2, name.length],
      [2, 0],
    ]),
    name,
  );
}

/** The entry of a file in the directory at the end, with its offset in zip64 when that exceeds 4 GB. */
function directoryEntry({ name, crc, size, offset }: StoredFile, at: Date): Uint8Array<ArrayBuffer> {
  const isFar = offset >= MOST_32;
  const far = isFar
    ? record([
        [2, 1],
        [2, 8],
        [8, offset],
      ])
    : new Uint8Array();
  return joinBytes(
    record([
      [4, 0x02_01_4b_50],
      [2, MADE_BY],
      [2, isFar ? ZIP64 : STORED],
      [2, FLAGS],
      [2, 0],
      [4, stampOf(at)],
      [4, crc],
      [4, size],
      [4, size],
      [2, name.length],
      [2, far.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, ATTRIBUTES],
      [4, Math.min(offset, MOST_32)],
    ]),
    name,
    far,
  );
}

/** The end in zip64, for archives with more files or bytes than the former fields can count. */
function zip64End(count: number, size: number, start: number): Uint8Array<ArrayBuffer> {
  return record([
    [4, 0x06_06_4b_50],
    [8, 44],
    [2, MADE_BY],
    [2, ZIP64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, start],
    [4, 0x07_06_4b_50],
    [4, 0],
    [8, start + size],
    [4, 1],
  ]);
}

/** Everything after the last file. @param start bytes of the archive before it */
export function archiveEnd(files: readonly StoredFile[], start: number, at: Date): Uint8Array<ArrayBuffer> {
  const entries = files.map((file) => directoryEntry(file, at));
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const isLarge = count >= MOST_16 || start >= MOST_32 || size >= MOST_32;
  return joinBytes(
    ...entries,
    isLarge ? zip64End(count, size, start) : new Uint8Array(),
    record([
      [4, 0x06_05_4b_50],
      [2, 0],
      [2, 0],
      [2, Math.min(count, MOST_16)],
      [2, Math.min(count, MOST_16)],
      [4, Math.min(size, MOST_32)],
      [4, Math.min(start, MOST_32)],
      [2, 0],
    ]),
  );
}
