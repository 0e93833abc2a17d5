/** The polynomial of the CRC-32 of zip, bits reversed. */
const POLYNOMIAL = 0xed_b8_83_20;

/** Bytes that are checksummed at once, each with a table of its own: several times as fast as byte by byte. */
const AT_ONCE = 8;

function createTables(): Int32Array {
  const tables = new Int32Array(AT_ONCE * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
    tables[byte] = crc;
  }
  for (let at = 256; at < tables.length; at += 1) {
    const crc = tables[at - 256] as number;
    tables[at] = (crc >>> 8) ^ (tables[crc & 255] as number);
  }
  return tables;
}

const TABLES = createTables();

/** The CRC-32 of bytes. */
export function crc32(bytes: Uint8Array): number {
  const tables = TABLES;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const whole = bytes.length - (bytes.length % AT_ONCE);
  let crc = -1;
  for (let at = 0; at < whole; at += AT_ONCE) {
    const low = crc ^ view.getInt32(at, true);
    const high = view.getInt32(at + 4, true);
    crc =
      (tables[1_792 + (low & 255)] as number) ^
      (tables[1_536 + ((low >>> 8) & 255)] as number) ^
      (tables[1_280 + ((low >>> 16) & 255)] as number) ^
      (tables[1_024 + (low >>> 24)] as number) ^
      (tables[768 + (high & 255)] as number) ^
      (tables[512 + ((high >>> 8) & 255)] as number) ^
      (tables[256 + ((high >>> 16) & 255)] as number) ^
      (tables[high >>> 24] as number);
  }
  for (let at = whole; at < bytes.length; at += 1)
    crc = (crc >>> 8) ^ (tables[(crc ^ view.getUint8(at)) & 255] as number);
  return ~crc >>> 0;
}

/** The product of two polynomials modulo that of the CRC; the highest bit is x to the power of 0. */
function product(left: number, right: number): number {
  let sum = 0;
  let shifted = right;
  for (let bit = 0x80_00_00_00; bit !== 0; bit >>>= 1) {
    if (left & bit) sum ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return sum;
}

/** x to the power of 8, 16, 32 and so on: what one, two or four zero bytes do to a CRC. */
const POWERS = [0x00_80_00_00];

/** x to the power of 8 × `bytes`. */
function power(bytes: number): number {
  let result = 0x80_00_00_00;
  let index = 0;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    const last = POWERS[index] ?? product(POWERS[index - 1] as number, POWERS[index - 1] as number);
    POWERS[index] = last;
    if (left % 2 === 1) result = product(last, result);
    index += 1;
  }
  return result;
}

/** The CRC-32 of two parts in sequence, from those of the parts. @param length bytes of the second part */
export const joinedCrc32 = (first: number, second: number, length: number): number =>
  (product(power(length), first) ^ second) >>> 0;
