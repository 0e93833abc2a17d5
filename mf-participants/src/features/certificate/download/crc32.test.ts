import { crc32 as reference } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { crc32, joinedCrc32 } from './crc32.ts';

/** Returns pseudo-random bytes, which are the same in each run. */
function noise(length: number): Uint8Array<ArrayBuffer> {
  let seed = 11;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed & 255;
  });
}

describe('a CRC-32', () => {
  it.each([0, 1, 7, 8, 9, 16, 1_000, 65_537])('of %i bytes is that of zlib', (length) => {
    const bytes = noise(length);
    expect(crc32(bytes)).toBe(reference(bytes));
  });

  it('reads only its part of the memory', () => {
    const bytes = noise(100);
    expect(crc32(bytes.subarray(3, 60))).toBe(reference(bytes.slice(3, 60)));
  });
});

describe('the CRC-32 of two parts', () => {
  const bytes = noise(70_000);
  it.each([0, 1, 8, 9_999, 65_536, 69_999, 70_000])('divided after %i bytes is that of the whole', (at) => {
    const [first, second] = [bytes.subarray(0, at), bytes.subarray(at)];
    expect(joinedCrc32(crc32(first), crc32(second), second.length)).toBe(reference(bytes));
  });

  it('depends on their order', () => {
    const [first, second] = [bytes.subarray(0, 30_000), bytes.subarray(30_000)];
    expect(joinedCrc32(crc32(second), crc32(first), first.length)).not.toBe(reference(bytes));
  });

  it('counts lengths beyond 32 bits', () => {
    // Appends 6 GiB in two steps and in one step, which must give the same checksum.
    const gigabytes = 3 * 2 ** 30;
    const one = crc32(noise(16));
    const far = joinedCrc32(joinedCrc32(one, 0, gigabytes), 0, gigabytes);
    expect(joinedCrc32(one, 0, 2 * gigabytes)).toBe(far);
    expect(far).not.toBe(joinedCrc32(one, 0, (2 * gigabytes) % 2 ** 32));
  });
});
