/** One line of 32 px per row: small print stands beside its main line, and the name gives way. */
export const compactStyles = {
  '&[data-density=compact] :is(td, th):not([data-slot])': { paddingInline: '8px' },
  '&[data-density=compact] td': {
    height: 'rowCompact',
    paddingBlock: '1px',
    fontSize: 'chip',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    '& > *': { flexWrap: 'nowrap' },
  },
  // Without a natural width of its own a long name is cut instead of breaking.
  '&[data-density=compact] td[data-primary]': { maxWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-density=compact] :is([data-cell=line], [data-cell=text], [data-cell=nowrap])': {
    display: 'flex',
    alignItems: 'center',
    columnGap: '2',
    minWidth: 0,
  },
  '&[data-density=compact] [data-poster]': { paddingInlineStart: '34px' },
  '&[data-density=compact] [data-poster] > img': { top: 'calc(50% - 12px)', width: '24px', height: '24px' },
  '&[data-density=compact] [data-cell=title]': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    lineHeight: '24px',
  },
  // Fills the line, so that a finger meets 24 px.
  '&[data-density=compact] [data-cell=title] a': { display: 'inline', paddingBlock: '5px' },
  '&[data-density=compact] [data-cell=sub]': { flexWrap: 'nowrap', minWidth: 0 },
  // An address takes what the main line leaves, and shows that it is cut.
  '&[data-density=compact] [data-cell=text] > [data-cell=sub]': {
    display: 'block',
    flex: '1 1 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  // Small print gives way before the name does; badges stay whole.
  '&[data-density=compact] [data-cell=line] > [data-cell=sub]': { display: 'contents' },
  '&[data-density=compact] [data-cell=small]': {
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media (max-width: 1599px)': { display: 'none' },
  },
  '&[data-density=compact] [data-cell=line] > [data-cell=sub] > :not([data-cell=small])': { flexShrink: 0 },
  // What is no name may not push the others out of sight.
  '&[data-density=compact] td:not([data-primary]) > [data-cell=text]': { maxWidth: '240px', overflow: 'hidden' },
  '&[data-density=compact] [data-cell=clamp]': { WebkitLineClamp: 1, whiteSpace: 'normal' },
  '&[data-density=compact] [data-cell=under]': { display: 'inline', marginInlineStart: '1.5' },
  '&[data-density=compact] [data-cell=stack]': { flexDirection: 'row', alignItems: 'center' },
  // A finger keeps the full size of the button.
  '@media (pointer: fine)': {
    '&[data-density=compact] td[data-slot=actions] > button': { height: '7', width: '7' },
  },
} as const;
