import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import { readCachedFont, storeCachedFont } from './font-cache.ts';

const FAMILY = 'Plus Jakarta Sans Variable';

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
