/** Style of short texts above the page: tooltips and the confirmation of a copy button. */
export const hintStyle = {
  padding: '6px 10px',
  borderRadius: 'sm',
  bg: 'bg.inverse',
  color: 'fg.inverse',
  fontSize: 'sm',
  lineHeight: 'snug',
  zIndex: 'tooltip',
} as const;
