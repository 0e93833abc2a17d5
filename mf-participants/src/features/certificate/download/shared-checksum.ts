import { crc32, joinedCrc32 } from './crc32.ts';

/** Bytes below which looking for a common beginning costs more than it saves. */
const WORTH_SHARING = 32_768;

/** The number of bytes with which both begin alike. */
export function commonLength(left: Uint8Array, right: Uint8Array): number {
  const length = Math.min(left.length, right.length);
  let at = 0;
  // Four bytes at a time, which only aligned memory allows.
  if (left.byteOffset % 4 === 0 && right.byteOffset % 4 === 0) {
    const words = Math.floor(length / 4);
    const [leftWords, rightWords] = [left, right].map(
      ({ buffer, byteOffset }) => new Uint32Array(buffer, byteOffset, words),
    ) as [Uint32Array, Uint32Array];
    let word = 0;
    while (word < words && leftWords[word] === rightWords[word]) word += 1;
    at = word * 4;
  }
  while (at < length && left[at] === right[at]) at += 1;
  return at;
}

interface Prefix {
  readonly bytes: Uint8Array;
  readonly crc: number;
}

/**
 * Creates a CRC-32 of files that share most of their bytes, as the certificates of a class share their background. What
 * a file has in common with the beginning of the one before it is compared, not checksummed; a part that is the same
 * memory as before is not even read.
 */
export function sharedChecksum(): (parts: readonly Uint8Array[]) => number {
  const checksums = new WeakMap<Uint8Array, number>();
  let prefix: Prefix | null = null;

  function crcOfLarge(bytes: Uint8Array): number {
    const common = prefix === null ? 0 : commonLength(prefix.bytes, bytes);
    if (prefix === null || common < WORTH_SHARING) {
      prefix = { bytes, crc: crc32(bytes) };
      return prefix.crc;
    }
    if (common < prefix.bytes.length) {
      const shorter = prefix.bytes.subarray(0, common);
      prefix = { bytes: shorter, crc: crc32(shorter) };
    }
    return joinedCrc32(prefix.crc, crc32(bytes.subarray(common)), bytes.length - common);
  }

  function crcOf(part: Uint8Array): number {
    if (part.length < WORTH_SHARING) return crc32(part);
    const crc = checksums.get(part) ?? crcOfLarge(part);
    checksums.set(part, crc);
    return crc;
  }

  return (parts) => parts.reduce((crc, part) => joinedCrc32(crc, crcOf(part), part.length), 0);
}
