/**
 * Letters the font of certificates has: Latin with its accents, those of Vietnamese too, and the usual punctuation. `scripts/make-certificate-font.ts` cuts
 * the font to them.
 */
export const FONT_RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x17f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x1ea0, 0x1ef9],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];

const isCovered = (point: number): boolean => FONT_RANGES.some(([from, to]) => point >= from && point <= to);

/** A text as it is drawn: letters and their accents put together, spaces and line breaks made single spaces. */
export const drawableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g, ' ')
    .trim();

/** Letters of a text that the font lacks, each once; an empty list means that all of it can be drawn. */
export const missingLetters = (text: string): string[] => [
  ...new Set([...drawableText(text)].filter((letter) => !isCovered(letter.codePointAt(0) ?? 0))),
];
