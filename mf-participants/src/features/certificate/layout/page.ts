const MM_PER_INCH = 25.4;

/** CSS pixels per millimetre at 96 dpi. */
const PX_PER_MM = 96 / MM_PER_INCH;

/** Size of a certificate: A4 landscape, 297 × 210 mm, in CSS pixels. Source: B-140. */
export const PAGE_WIDTH = 297 * PX_PER_MM;
export const PAGE_HEIGHT = 210 * PX_PER_MM;

/** Points per CSS pixel. */
export const PT_PER_PX = 0.75;

/** Ascent and descent of the font, relative to its size (from its `hhea` table). */
export const ASCENT = 1900 / 2048;
export const DESCENT = 500 / 2048;
/** Ascents of the Noto Sans fonts: Arabic, and all others. */
const ARABIC_ASCENT = 1.374;
const ARABIC_BLOCK = '06';
const NOTO_ASCENT = 1.16;

/** Ascent of a font, relative to its size. @param block block of Noto Sans; null for the certificate's own font. */
export function ascentOf(block: string | null): number {
  if (block === null) return ASCENT;
  return block === ARABIC_BLOCK ? ARABIC_ASCENT : NOTO_ASCENT;
}

/** Distance of baselines, relative to the font size. */
export const LINE_HEIGHT = 1.4;

/** Distance of texts from the right edge of the page. */
export const RIGHT_MARGIN = PAGE_WIDTH * 0.03;
