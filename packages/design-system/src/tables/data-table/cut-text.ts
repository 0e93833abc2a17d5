import type { SyntheticEvent } from 'react';

/** The row that the keyboard is in; not one whose button was pressed with the mouse, which must not move under the pointer. */
const ROW = 'tbody tr:is(:focus-visible, :has(:focus-visible))';
const IN_ROW = `${ROW} *`;

/** Keyboards have no tooltips: in their row everything that is cut elsewhere is whole. */
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

/** Gives what is cut in a cell its tooltip, once the pointer is over it. */
export function nameCutText({ target }: SyntheticEvent): void {
  const cell = (target as Element).closest<HTMLElement>('td [data-cell], td');
  if (!cell || cell.title || cell.scrollWidth <= cell.clientWidth) return;
  cell.title = [...cell.childNodes].map(({ textContent }) => textContent).join('\n');
}
