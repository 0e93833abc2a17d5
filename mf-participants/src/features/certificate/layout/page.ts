const MM_PER_INCH = 25.4;

/** CSS pixels of a millimetre at 96 dpi. */
const PX_PER_MM = 96 / MM_PER_INCH;

/** A certificate: A4 across, 297 × 210 mm, in CSS pixels. Source: B-140. */
export const PAGE_WIDTH = 297 * PX_PER_MM;
export const PAGE_HEIGHT = 210 * PX_PER_MM;

/** Typographic points of a CSS pixel. */
export const PT_PER_PX = 0.75;

/** Height of the font's tallest letters above the baseline and below it, in parts of its size (its `hhea` table). */
export const ASCENT = 1900 / 2048;
export const DESCENT = 500 / 2048;
/** The same of the fonts of Noto Sans: Arabic, and all others. */
const ARABIC_ASCENT = 1.374;
const ARABIC_BLOCK = '06';
const NOTO_ASCENT = 1.16;

/** Height above the baseline of a font, in parts of its size. @param block of letters of Noto Sans; null for the certificate's own font. */
export function ascentOf(block: string | null): number {
  if (block === null) return ASCENT;
  return block === ARABIC_BLOCK ? ARABIC_ASCENT : NOTO_ASCENT;
}

/** From one baseline to the next. */
export const LINE_HEIGHT = 1.4;

/** Texts keep so far from the page's right edge. */
export const RIGHT_MARGIN = PAGE_WIDTH * 0.03;
