/** Styles that Chakra's types do not cover: font smoothing and printing. */
export const pageStyles = {
  body: { WebkitFontSmoothing: 'antialiased' },
  '@page': { size: 'A4', margin: '14mm' },
} as const;
