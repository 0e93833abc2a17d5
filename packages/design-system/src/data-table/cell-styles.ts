/** Styles of the pieces in `table-cell.tsx`; rows and cards both include them. */
export const cellStyles = {
  '& [data-cell=title]': { fontWeight: 'semibold' },
  '& [data-cell=title] a': { color: 'inherit', textDecoration: 'none', borderRadius: 'xs' },
  '& [data-cell=title] a:hover': { color: 'accent.text', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& [data-cell=sub]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    fontSize: 'sm',
    fontWeight: 'normal',
    color: 'fg.muted',
  },
  '& [data-cell=clamp]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    minWidth: '110px',
  },
  '& [data-cell=nowrap]': { whiteSpace: 'nowrap' },
} as const;
