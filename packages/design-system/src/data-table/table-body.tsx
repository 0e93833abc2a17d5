import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import type { Density } from './types.ts';

const ROW_HEIGHT: Record<Density, number> = { comfortable: 54, compact: 40 };
const HEAD_HEIGHT = 38;

interface VirtualBodyProps {
  frame: RefObject<HTMLElement | null>;
  count: number;
  /** Cells of a row. */
  columns: number;
  density: Density;
  /** Stays in the page although it is out of sight, so that focus is not lost; -1 for none. */
  kept: number;
  /** Filled here: brings a row into the page. */
  reveal: RefObject<((index: number) => void) | null>;
  /** Told which rows are in the page, for lists that fetch them. */
  onRange?: ((first: number, last: number) => void) | undefined;
  row: (index: number, measure: (element: Element | null) => void) => ReactNode;
}

/** Room for the rows that are not in the page. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: holds nothing, so nothing in it takes focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;
}

/** Rows in sight and a few more, in an ordinary `tbody`, so that columns and the sticky header are the table's own. */
export function VirtualBody({ frame, count, columns, density, kept, reveal, onRange, row }: VirtualBodyProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT[density],
    overscan: 8,
    scrollPaddingStart: HEAD_HEIGHT,
    initialRect: { width: 1000, height: 720 },
    rangeExtractor: useCallback(
      ({ startIndex, endIndex, overscan, count: all }) => {
        const from = Math.max(0, startIndex - overscan);
        const to = Math.min(all - 1, endIndex + overscan);
        const inSight = Array.from({ length: to - from + 1 }, (_, at) => from + at);
        if (kept < 0 || kept >= all || (kept >= from && kept <= to)) return inSight;
        return kept < from ? [kept, ...inSight] : [...inSight, kept];
      },
      [kept],
    ),
  });
  useEffect(() => {
    reveal.current = (index) => virtualizer.scrollToIndex(index);
    return () => {
      reveal.current = null;
    };
  }, [reveal, virtualizer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another density means other heights
  useEffect(() => virtualizer.measure(), [density, virtualizer]);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  const firstIndex = items[0]?.index ?? 0;
  const lastIndex = last?.index ?? 0;
  useEffect(() => onRange?.(firstIndex, lastIndex), [onRange, firstIndex, lastIndex]);
  return (
    <tbody>
      {items.map((item, at) => (
        <Fragment key={item.key}>
          <Gap height={item.start - (items[at - 1]?.end ?? 0)} columns={columns} />
          {row(item.index, virtualizer.measureElement)}
        </Fragment>
      ))}
      <Gap height={virtualizer.getTotalSize() - (last?.end ?? 0)} columns={columns} />
    </tbody>
  );
}
