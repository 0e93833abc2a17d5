/** How small posters look, in tables and beside them. */
export const posterLook = {
  display: 'block',
  width: '48px',
  height: '48px',
  borderRadius: 'sm',
  objectFit: 'cover',
  objectPosition: 'top',
  bg: 'bg.subtle',
} as const;

/** Styles of the pieces in `table-cell.tsx`; rows and cards both include them. */
export const cellStyles = {
  // No lonely number on a second line.
  '& [data-cell=title]': { fontWeight: 'semibold', textWrapStyle: 'pretty' },
  // Lies beside the lines of its cell, which alone make the height of the row.
  '& [data-poster]': { position: 'relative', paddingInlineStart: '60px' },
  '& [data-poster] > img': {
    position: 'absolute',
    insetInlineStart: 0,
    top: 'calc(50% - 24px)',
    ...posterLook,
  },
  // At least 24 px high, in a line as high as it was: what can be pressed below it does not lie upon it (WCAG 2.2, 2.5.8).
  '& [data-cell=title] a': {
    display: 'inline-block',
    paddingTop: '3px',
    marginTop: '-3px',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 'xs',
  },
  '& [data-cell=title] a:hover': { color: 'accent.text', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& [data-cell=sub]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    fontSize: 'sm',
    fontWeight: 'normal',
    color: 'fg.muted',
    // An address breaks before it widens its column.
    overflowWrap: 'anywhere',
  },
  '& [data-cell=clamp]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    minWidth: '110px',
  },
  '& [data-cell=cut]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [data-cell=under]': { display: 'block', fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted' },
  '& [data-cell=stack]': { flexDirection: 'column', alignItems: 'flex-start' },
  '& [data-cell=nowrap]': { whiteSpace: 'nowrap' },
} as const;
