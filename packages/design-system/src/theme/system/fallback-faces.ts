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
