import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_RANGES } from '@widya/contract/certificate-letters';
import subsetFont from 'subset-font';

/*
 * Creates the font of certificates: Roboto Medium (Apache License 2.0, part of pdfmake) with only the Latin letters of
 * `certificate-letters.ts`, because every worker parses the file. Run it after a change of the ranges; the result is
 * committed.
 */
const source = createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf');
const text = FONT_RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');
const target = new URL('../src/features/certificate/font/certificate-font.ttf', import.meta.url);
writeFileSync(target, await subsetFont(readFileSync(source), text, { targetFormat: 'sfnt' }));
