/** What Chakra's typed styles do not know: smoothing of letters, and paper. */
export const pageStyles = {
  body: { WebkitFontSmoothing: 'antialiased' },
  '@page': { size: 'A4', margin: '14mm' },
} as const;
