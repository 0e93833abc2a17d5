import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { joinBytes } from './join-bytes.ts';
import { commonLength, sharedChecksum } from './shared-checksum.ts';

const filled = (length: number, first: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, at) => (first + at * 31 + (at >> 8)) & 255);

const BACKGROUND = filled(100_000, 1);
const OTHER = filled(90_000, 2);

/** Returns a file in its own buffer, like a download. */
const certificate = (background: Uint8Array, name: string) => joinBytes(background, new TextEncoder().encode(name));

describe('what two files have in common', () => {
  it.each([
    ['nothing', 'abc', 'xbc', 0],
    ['an empty one', '', 'abc', 0],
    ['some of a word', 'abcdefg', 'abcdefx', 6],
    ['all of the shorter one', 'abcdefgh', 'abcdefghij', 8],
    ['everything', 'abcde', 'abcde', 5],
  ])('is %s', (_what, left, right, length) => {
    const [one, other] = [new TextEncoder().encode(left).slice(), new TextEncoder().encode(right).slice()];
    expect([commonLength(one, other), commonLength(other, one)]).toEqual([length, length]);
  });

  it('is found in the middle of memory too', () => {
    const memory = joinBytes(filled(3, 9), BACKGROUND);
    expect(commonLength(memory.subarray(3), BACKGROUND)).toBe(BACKGROUND.length);
  });
});

/** Asserts that one function computes the checksum of zlib for each file. */
function expectAll(files: readonly (readonly Uint8Array[])[]): void {
  const checksum = sharedChecksum();
  for (const parts of files) expect(checksum(parts)).toBe(crc32(joinBytes(...parts)));
}

describe('the checksum of files that share most of their bytes', () => {
  it('is that of each', () => {
    expectAll(['Ayu', 'Bagus', 'Bagas', 'Sekar'].map((name) => [certificate(BACKGROUND, name)]));
  });

  it('is right for files without the beginning of the others, and for those after them', () => {
    const others = [certificate(OTHER, 'Wira'), certificate(BACKGROUND, 'Laras'), certificate(OTHER, 'Dimas')];
    expectAll([certificate(BACKGROUND, 'Ayu'), ...others, certificate(OTHER, 'Galih')].map((file) => [file]));
  });

  it('is right for shorter, longer, equal and empty files', () => {
    const lengths = [100_000, 60_000, 99_999, 40_000, 100_000, 32_768, 32_767, 5, 0];
    expectAll(lengths.map((length) => [BACKGROUND.slice(0, length)]));
    expectAll([[], [new Uint8Array()], [BACKGROUND]]);
  });

  it('is right when one differs within what all others share', () => {
    const changed = certificate(BACKGROUND, 'Ratih');
    changed[50_000] = (changed[50_000] ?? 0) ^ 1;
    expectAll([certificate(BACKGROUND, 'Ayu'), changed, certificate(BACKGROUND, 'Bagus')].map((file) => [file]));
  });

  it('is right for parts that are shared as memory, wherever they are', () => {
    const text = (name: string) => new TextEncoder().encode(name);
    expectAll(['Ayu', 'Bagus'].map((name) => [text('%PDF'), BACKGROUND, text(name), OTHER, text(`akhir ${name}`)]));
  });
});
