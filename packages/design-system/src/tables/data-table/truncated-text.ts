import type { SyntheticEvent } from 'react';

/**
 * The row with keyboard focus. Excludes a row whose button was pressed with the mouse, because it must not move under
 * the pointer.
 */
const ROW = 'tbody tr:is(:focus-visible, :has(:focus-visible))';
const IN_ROW = `${ROW} *`;

/** Keyboard users get no tooltips, so in their row nothing is truncated. */
export const wholeRowStyles = {
  [`& ${ROW} [data-cell=cut]`]: { whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' },
  [`& ${ROW} [data-cell=clamp]`]: { WebkitLineClamp: 'unset' },
  [`&[data-density=compact] :is(td, [data-cell]):is(${IN_ROW})`]: {
    whiteSpace: 'normal',
    overflow: 'visible',
    overflowWrap: 'anywhere',
  },
  [`&[data-density=compact] [data-cell=text]:is(${IN_ROW})`]: { flexWrap: 'wrap' },
  [`&[data-density=compact] [data-cell=sub]:is(${IN_ROW})`]: { flex: '0 1 auto' },
} as const;

/** Sets the tooltip of truncated text when the pointer enters it. */
export function setTruncatedTitle({ target }: SyntheticEvent): void {
  const cell = (target as Element).closest<HTMLElement>('td [data-cell], td');
  if (!cell || cell.title || cell.scrollWidth <= cell.clientWidth) return;
  cell.title = [...cell.childNodes].map(({ textContent }) => textContent).join('\n');
}
