import { buttonRecipe } from '../../actions/button.recipe.ts';
import { choiceBox } from '../../inputs/choice.recipe.ts';
import { styled } from '../../theme/styled.ts';
import { cellStyles } from './cell-styles.ts';
import { compactStyles } from './compact-styles.ts';
import { wholeRowStyles } from './truncated-text.ts';

/** The small ghost style of `IconButton`, for native buttons. */
const rowButton = {
  ...buttonRecipe.base,
  ...buttonRecipe.variants?.variant.ghost,
  ...buttonRecipe.variants?.size.sm,
  paddingInline: '0',
  width: 'controlSm',
} as const;

/**
 * All styles of a table are on this element, and cells are plain `th` and `td`: a styled component per cell costs 0.1
 * to 0.3 ms, which adds up to seconds for 100 rows on a slow laptop.
 */
export const TableRoot = styled('div', {
  base: {
    position: 'relative',
    '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
    '& thead': { position: 'sticky', top: 'var(--w-sticky-top, 0px)', zIndex: 'sticky', transition: 'top 180ms' },
    '& th': {
      position: 'relative',
      height: '38px',
      padding: '0 12px',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'fg.muted',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      bg: 'bg.head',
      borderBlock: '1px solid',
      borderColor: 'border.subtle',
    },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '7',
      border: 0,
      bg: 'transparent',
      color: 'inherit',
      font: 'inherit',
      padding: '0 4px',
      marginInline: '-4px',
      borderRadius: 'xs',
      cursor: 'pointer',
    },
    '& th button:hover': { color: 'fg' },
    '& th button svg': { opacity: 0, flexShrink: 0 },
    '& th button:hover svg, & th button:focus-visible svg': { opacity: 0.6 },
    '& th[aria-sort] button': { color: 'fg' },
    '& th[aria-sort] button svg': { opacity: 1 },
    '& td': {
      height: 'row',
      padding: '6px 12px',
      borderBottom: '1px solid',
      borderColor: 'border.subtle',
      verticalAlign: 'middle',
      bg: 'bg.surface',
      overflowWrap: 'break-word',
    },
    '& [data-align=end]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    // Emphasises the name of the row.
    '& td[data-primary]': { overflowWrap: 'anywhere', fontWeight: 'semibold' },
    '& td[data-gap]': { padding: 0, border: 0 },
    '& td[data-nowrap]': { whiteSpace: 'nowrap' },
    '& th[data-wraps]': { whiteSpace: 'normal', lineHeight: 'snug', '& button': { textAlign: 'inherit' } },
    // The name takes the remaining width, so that it wraps last.
    '& th[data-primary]': { width: '30%', minWidth: '200px' },
    // With many columns, smaller gutters make the table fit 1440 px.
    '&[data-many] :is(td, th):not([data-slot])': { paddingInline: '8px' },
    '& table[data-frozen]': { tableLayout: 'fixed' },
    '& th[data-align=end] button': { flexDirection: 'row-reverse' },
    '& td[data-slot=check], & th[data-slot=check]': { width: '42px', minWidth: '42px', paddingInlineEnd: 0 },
    '& td[data-slot=actions], & th[data-slot=actions]': {
      width: '52px',
      textAlign: 'right',
      paddingInline: '4px 12px',
    },
    '& td[data-slot=check] > input': choiceBox.base ?? {},
    '& td[data-slot=actions] > button': rowButton,
    // A long table has several bodies; only the last row of all has no border.
    '& tbody:last-child tr:last-child td': { borderBottom: 0 },
    '& tbody tr[data-open]': { cursor: 'pointer' },
    '& tbody tr:hover td': { bg: 'bg.hover' },
    '& tbody tr[aria-selected=true] td': { bg: 'accent.subtle' },
    '& tbody tr:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    // Pinned columns cover the outline of their row, so they draw it themselves.
    '&[data-pinned] tbody tr:focus-visible td[data-pin]': {
      boxShadow: 'inset 0 2px {colors.focus}, inset 0 -2px {colors.focus}',
    },
    // A table wider than its container scrolls in its own frame; header and first column are sticky.
    '&[data-wide]': {
      overflow: 'auto',
      maxHeight: 'max(360px, calc(100dvh - 180px))',
      // Isolates layout and painting, so that scrolling affects nothing outside.
      contain: 'layout paint',
    },
    '&[data-wide] thead': { top: 0 },
    // Row actions stay visible in wide tables.
    '&[data-wide] [data-slot=actions]': {
      position: 'sticky',
      insetInlineEnd: 0,
      zIndex: 1,
      boxShadow: 'inset 1px 0 {colors.border.subtle}',
    },
    '&[data-wide] tbody tr:focus-visible td[data-slot=actions]': {
      boxShadow: 'inset 0 2px {colors.focus}, inset 0 -2px {colors.focus}',
    },
    '&[data-pinned] [data-pin]': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
    '&[data-pinned] [data-pin=after-check]': { insetInlineStart: '42px' },
    '&[data-pinned] td[data-pin]:not([data-slot=check]), &[data-pinned] th[data-pin]:not([data-slot=check])': {
      boxShadow: 'inset -1px 0 {colors.border.subtle}',
    },
    ...cellStyles,
    ...compactStyles,
    ...wholeRowStyles,
    '& [data-bar]': {
      position: 'absolute',
      insetInline: 0,
      top: '37px',
      height: '2px',
      overflow: 'hidden',
      zIndex: 'sticky',
    },
    '& [data-bar]::after': {
      content: '""',
      display: 'block',
      height: '100%',
      width: '40%',
      bg: 'accent.text',
      animation: 'w-sweep 1.1s ease-in-out infinite',
    },
    '@media print': {
      '&[data-wide]': { overflow: 'visible', maxHeight: 'none', contain: 'none' },
      '&[data-pinned] [data-pin]': { position: 'static' },
      '& thead': { display: 'table-header-group', position: 'static' },
      '& tr': { breakInside: 'avoid' },
      '& [data-slot]': { display: 'none' },
      // Small, wrapping text lets all columns fit on A4 portrait.
      '& table': { fontSize: '11px' },
      '& :is(th, td)': { height: 'auto', minWidth: '0 !important', padding: '4px 5px', whiteSpace: 'normal' },
      '&[data-many] :is(td, th):not([data-slot])': { paddingInline: '4px' },
      '& td *': { fontSize: 'inherit !important', whiteSpace: 'normal !important', overflowWrap: 'break-word' },
    },
  },
});
