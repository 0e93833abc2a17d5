/** A single line of 32 px per row: secondary text is beside the main text, and the name is truncated. */
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
  // Without an intrinsic width, so that a long name is truncated instead of wrapping.
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
  // Fills the line, for a touch target of 24 px.
  '&[data-density=compact] [data-cell=title] a': { display: 'inline', paddingBlock: '5px' },
  '&[data-density=compact] [data-cell=sub]': { flexWrap: 'nowrap', minWidth: 0 },
  // An address takes the remaining width and is truncated.
  '&[data-density=compact] [data-cell=text] > [data-cell=sub]': {
    display: 'block',
    flex: '1 1 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  // Secondary text is truncated before the name; badges never are.
  '&[data-density=compact] [data-cell=line] > [data-cell=sub]': { display: 'contents' },
  '&[data-density=compact] [data-cell=small]': {
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media (max-width: 1599px)': { display: 'none' },
  },
  '&[data-density=compact] [data-cell=line] > [data-cell=sub] > :not([data-cell=small])': { flexShrink: 0 },
  // Limits other columns, so that they do not push each other out of view.
  '&[data-density=compact] td:not([data-primary]) > [data-cell=text]': { maxWidth: '240px', overflow: 'hidden' },
  '&[data-density=compact] td:not([data-primary]) > [data-cell=nowrap]': { maxWidth: '290px', overflow: 'hidden' },
  '&[data-density=compact] [data-cell=nowrap] > [data-cell=sub]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-density=compact] [data-cell=clamp]': { WebkitLineClamp: 1, whiteSpace: 'normal' },
  '&[data-density=compact] [data-cell=under]': { display: 'inline', marginInlineStart: '1.5' },
  '&[data-density=compact] [data-cell=stack]': { flexDirection: 'row', alignItems: 'center' },
  // On touch screens the button keeps its full size.
  '@media (pointer: fine)': {
    '&[data-density=compact] td[data-slot=actions] > button': { height: '7', width: '7' },
  },
} as const;
