import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** Address of the only font file, which the shell's page preloads. */
export const latinFontUrl: string = fontUrl;

/**
 * Plus Jakarta Sans (OFL), variable, latin subset, which suffices for Indonesian. `swap` shows text immediately; the
 * fallback's metrics are adjusted so that lines do not move when the font arrives.
 */
export const fontFace = {
  '@font-face': {
    fontFamily: 'Plus Jakarta Sans Variable',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: '200 800',
    src: `url(${fontUrl}) format('woff2-variations')`,
  },
};
