/** How short words over the page look: tooltips, and what a button says of itself for a moment. */
export const hintStyle = {
  padding: '6px 10px',
  borderRadius: 'sm',
  bg: 'bg.inverse',
  color: 'fg.inverse',
  fontSize: 'sm',
  lineHeight: 'snug',
  zIndex: 'tooltip',
} as const;
