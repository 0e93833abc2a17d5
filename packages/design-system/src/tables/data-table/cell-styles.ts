/** Style of small posters, in tables and lists. */
export const posterLook = {
  display: 'block',
  width: '48px',
  height: '48px',
  borderRadius: 'sm',
  objectFit: 'cover',
  objectPosition: 'top',
  bg: 'bg.subtle',
} as const;

/** Styles of the components in `table-cell.tsx`, for rows and cards. */
export const cellStyles = {
  // Avoids a second line with only a number.
  '& [data-cell=title]': { fontWeight: 'semibold', textWrapStyle: 'pretty' },
  // Absolutely positioned, so that only the text determines the height of the row.
  '& [data-poster]': { position: 'relative', paddingInlineStart: '60px' },
  '& [data-poster] > img': {
    position: 'absolute',
    insetInlineStart: 0,
    top: 'calc(50% - 24px)',
    ...posterLook,
  },
  // At least 24 px high without changing the line height or overlapping the controls below (WCAG 2.2, 2.5.8).
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
    // Addresses wrap instead of widening their column.
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
