type Ranges = readonly (readonly [from: number, to: number])[];

/**
 * Characters in the font of certificates: Latin with its accents, including Vietnamese, and common punctuation.
 * `scripts/make-certificate-font.ts` reduces the font to them.
 */
export const FONT_RANGES: Ranges = [
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

/** Arabic letters and vowel signs, including Persian and Urdu; digits are left out because they run left to right. */
export const ARABIC_RANGES: Ranges = [
  [0x620, 0x63f],
  [0x640, 0x652],
  [0x670, 0x6d3],
  [0x6d5, 0x6d5],
  [0x6ee, 0x6ef],
  [0x6fa, 0x6fc],
  [0x6ff, 0x6ff],
];

/** Chinese and Japanese: kana and the unified ideographs. */
export const HAN_RANGES: Ranges = [
  [0x3005, 0x3007],
  [0x3041, 0x3096],
  [0x30a1, 0x30fa],
  [0x30fb, 0x30fe],
  [0x4e00, 0x9fef],
];

export const HANGUL_RANGES: Ranges = [[0xac00, 0xd7a3]];

/**
 * Characters of Noto Sans, split into files that are loaded when a text needs them. `scripts/make-noto-fonts.ts`
 * creates the files.
 */
const NOTO_RANGES: Ranges = [...ARABIC_RANGES, ...HAN_RANGES, ...HANGUL_RANGES];

/** Most characters are below it; checking that first saves the search for each character of each certificate. */
const FIRST_NOTO = 0x620;

const pointOf = (letter: string): number => letter.codePointAt(0) ?? 0;
const isWithin = (point: number, ranges: Ranges): boolean => ranges.some(([from, to]) => point >= from && point <= to);

/** Characters with the same code point above the lowest 8 bits share a file. */
const BLOCK_BITS = 8;

/**
 * The Noto Sans file that holds a character, such as `4e`; null for characters of the certificate's own font and for
 * those that no font has.
 */
export function notoBlockOf(letter: string): string | null {
  const point = pointOf(letter);
  return point >= FIRST_NOTO && isWithin(point, NOTO_RANGES)
    ? (point >> BLOCK_BITS).toString(16).padStart(2, '0')
    : null;
}

/** Whether a character is written from right to left. */
export const isRightToLeft = (letter: string): boolean => isWithin(pointOf(letter), ARABIC_RANGES);

/** Normalises a text for drawing: composes accents and collapses white space to single spaces. */
export const drawableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g, ' ')
    .trim();

/** Distinct characters of a text that no font has; empty when all of it can be drawn. */
export const missingLetters = (text: string): string[] => [
  ...new Set(
    [...drawableText(text)].filter(
      (letter) => !isWithin(pointOf(letter), FONT_RANGES) && !isWithin(pointOf(letter), NOTO_RANGES),
    ),
  ),
];
