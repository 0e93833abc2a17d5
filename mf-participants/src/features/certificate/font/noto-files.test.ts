import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { ARABIC_RANGES, HAN_RANGES, HANGUL_RANGES, notoBlockOf } from '@widya/contract/certificate-letters';
import { ascentOf } from '../layout/page.ts';
import { NOTO_FILES } from './noto-files.ts';
import { woffToSfnt } from './woff-to-sfnt.ts';

/** Returns the offsets of the tables of a font by their names. */
function tablesOf(font: DataView): Map<string, number> {
  const nameAt = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => font.getUint8(at + index)));
  return new Map(
    Array.from({ length: font.getUint16(4) }, (_, index) => 12 + index * 16).map((at) => [
      nameAt(at),
      font.getUint32(at + 8),
    ]),
  );
}

/** Returns the code points of a font, read from its `cmap` subtable of format 4. */
function pointsOf(font: DataView, cmap: number): Set<number> {
  const tables = Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, index) => cmap + font.getUint32(cmap + 8 + index * 8),
  );
  const table = tables.find((at) => font.getUint16(at) === 4) ?? 0;
  const segments = font.getUint16(table + 6) / 2;
  const points = new Set<number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const to = font.getUint16(table + 14 + segment * 2);
    const from = font.getUint16(table + 16 + (segments + segment) * 2);
    for (let point = from; point <= to && point < 0xffff; point += 1) points.add(point);
  }
  return points;
}

const promised = Map.groupBy(
  [...ARABIC_RANGES, ...HAN_RANGES, ...HANGUL_RANGES].flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  ),
  (point) => notoBlockOf(String.fromCodePoint(point)) ?? '',
);

it('contain every supported letter, and are small enough to load for one name', async () => {
  expect([...NOTO_FILES.keys()].toSorted()).toEqual([...promised.keys()].toSorted());
  const names = await readdir(new URL('./noto/', import.meta.url));
  expect(names.filter((name) => name.endsWith('.woff'))).toHaveLength(NOTO_FILES.size);
  for (const [block, file] of NOTO_FILES) {
    const content = new Uint8Array(await readFile(file)).buffer;
    expect(content.byteLength).toBeLessThan(100_000);
    const font = new DataView(await woffToSfnt(content));
    const tables = tablesOf(font);
    const points = pointsOf(font, tables.get('cmap') ?? 0);
    expect((promised.get(block) ?? []).filter((point) => !points.has(point))).toEqual([]);
    const ascent = font.getInt16((tables.get('hhea') ?? 0) + 4) / font.getUint16((tables.get('head') ?? 0) + 18);
    expect(ascentOf(block)).toBe(ascent);
  }
});
