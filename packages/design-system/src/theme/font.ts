import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import { readCachedFont, storeCachedFont } from './font-cache.ts';

const FAMILY = 'Plus Jakarta Sans Variable';

const fallback = (weights: string, fonts: readonly string[], adjust: number) => ({
  '@font-face': {
    fontFamily: 'Widya Fallback',
    fontWeight: weights,
    src: fonts.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: `${adjust}%`,
    // The ascent and descent of the product's font, which are 103.8 and 22.2 % of its size.
    ascentOverride: `${((103.8 / adjust) * 100).toFixed(1)}%`,
    descentOverride: `${((22.2 / adjust) * 100).toFixed(1)}%`,
    lineGapOverride: '0%',
  },
});

/** A font of the system, sized like the product's, so that lines do not move when the font arrives. */
export const fallbackFaces = [
  fallback('200 599', ['Arial', 'Liberation Sans', 'Helvetica'], 102.8),
  fallback('600 800', ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], 99.3),
];

/** Whether this browser has loaded the current font before, so that loading it from its cache should cost nothing. */
export const isFontCached = (): boolean => readCachedFont() === fontUrl;

let face: FontFace | null = null;

/** Loads Plus Jakarta Sans (OFL), variable, in its latin subset, which suffices for Indonesian. */
export function loadFont(): void {
  if (face || typeof FontFace === 'undefined') return;
  face = new FontFace(FAMILY, `url(${fontUrl}) format('woff2-variations')`, { weight: '200 800', display: 'swap' });
  document.fonts.add(face);
  face.load().then(
    () => storeCachedFont(fontUrl),
    // The fallback stays until the next visit.
    () => undefined,
  );
}
