import { fileURLToPath } from 'node:url';
import type { Lettering, Line } from '@widya/contract/poster/lettering';
import { type Font, type Glyph, openSync } from 'fontkit';

/** Spacing of titles, tighter than running text, relative to the font size. */
const TIGHT = -0.02;
const TIGHT_FROM_WEIGHT = 700;
const GAP_OF_WORDS = 0.08;

/** Installed weights; others use the nearest. */
const WEIGHTS = [500, 600, 700, 800] as const;

const fileOf = (weight: number): string => {
  const nearest = WEIGHTS.reduce((best, other) => (Math.abs(other - weight) < Math.abs(best - weight) ? other : best));
  return fileURLToPath(
    import.meta.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${nearest}-normal.woff`),
  );
};

const fontByWeight = new Map<number, Font>();

/** The font in one weight; cached. */
function fontOf(weight: number): Font {
  const cached = fontByWeight.get(weight);
  if (cached) return cached;
  const font = openSync(fileOf(weight));
  if ('fonts' in font) throw new Error('The typeface is a collection');
  fontByWeight.set(weight, font);
  return font;
}

/** The characters that the font has; missing accents are dropped. */
const printable = (font: Font, text: string): string =>
  [...text.normalize('NFC')]
    .map((character) =>
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
        ? character
        : character.normalize('NFKD').replace(/\p{M}/gu, ''),
    )
    .filter((character) => [...character].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0)))
    .join('');

interface PlacedGlyph {
  readonly glyph: Glyph;
  /** Distance from the beginning of the line, in units of the picture. */
  readonly x: number;
}

function layOut(
  text: string,
  size: number,
  weight: number,
): { readonly glyphs: readonly PlacedGlyph[]; readonly width: number } {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const tight = weight >= TIGHT_FROM_WEIGHT ? TIGHT * size : 0;
  const run = font.layout(printable(font, text));
  let x = 0;
  const glyphs = run.glyphs.map((glyph, index) => {
    const placed = { glyph, x };
    const isSpace = glyph.codePoints[0] === 32;
    x += (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tight + (isSpace ? GAP_OF_WORDS * size : 0);
    return placed;
  });
  return { glyphs, width: x };
}

function draw({ text, x, y, size, weight, fill }: Line): string {
  const scale = size / fontOf(weight).unitsPerEm;
  const outlines = layOut(text, size, weight).glyphs.map(({ glyph, x: at }) =>
    glyph.path
      .scale(scale, -scale)
      .translate(x + at, y)
      .toSVG()
      .replace(/-?\d+\.\d+/g, (long) => String(Math.round(Number(long) * 10) / 10)),
  );
  return `<path fill="${fill}" d="${outlines.join('')}"/>`;
}

/**
 * Draws text as outlines of the product's font, because a picture cannot load fonts and servers do not have it
 * installed.
 */
export const OUTLINES: Lettering = {
  width: (text, size, weight) => layOut(text, size, weight).width,
  draw,
};
