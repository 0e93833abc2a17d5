import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, memo, type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
import type { Density } from './types.ts';

const ROW_HEIGHT: Record<Density, number> = { comfortable: 54, compact: 32 };
const HEAD_HEIGHT = 38;
/** Rows are mounted and measured in blocks of this size, so that the frames in between have no work. */
const BLOCK = 8;
const blockOf = (row: number): number => Math.floor(row / BLOCK);

interface VirtualBodyProps {
  frame: RefObject<HTMLElement | null>;
  count: number;
  /** Number of cells in a row. */
  columns: number;
  density: Density;
  /** Index of a row that stays mounted outside the visible area, so that its focus is not lost; -1 for none. */
  pinned: number;
  /** Set by this component: scrolls a row into view. */
  reveal: RefObject<((index: number) => void) | null>;
  /** Called with the visible rows, for lists that fetch them. */
  onRange?: ((first: number, last: number) => void) | undefined;
  row: (index: number) => ReactNode;
}

/** Space of the rows that are not mounted. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tbody>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: holds nothing, so nothing in it takes focus */}
      <tr aria-hidden="true">
        <td data-gap="" colSpan={columns} style={{ height }} />
      </tr>
    </tbody>
  ) : null;
}

interface BlockProps {
  at: number;
  count: number;
  row: (index: number) => ReactNode;
  measure: (element: Element | null) => void;
}

/** Memoised, so that it does not render again during scrolling. */
const Block = memo(({ at, count, row, measure }: BlockProps) => (
  <tbody data-index={at} ref={measure}>
    {Array.from({ length: Math.min(BLOCK, count - at * BLOCK) }, (_, index) => row(at * BLOCK + index))}
  </tbody>
));

/**
 * The visible rows and a few more, in ordinary `tbody` elements, so that columns and the sticky header behave as in any
 * table.
 */
export function VirtualBody({ frame, count, columns, density, pinned, reveal, onRange, row }: VirtualBodyProps) {
  const pinnedBlock = pinned < 0 ? -1 : blockOf(pinned);
  // Initially only the visible rows; those beyond the edges follow in the next frame.
  const [overscan, setOverscan] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOverscan(1));
    return () => cancelAnimationFrame(frame);
  }, []);
  const virtualizer = useVirtualizer({
    count: Math.ceil(count / BLOCK),
    getScrollElement: () => frame.current,
    estimateSize: (at) => ROW_HEIGHT[density] * Math.min(BLOCK, count - at * BLOCK),
    overscan,
    // Rows beyond the edge are already mounted, so nothing needs to render within the scroll event.
    useFlushSync: false,
    scrollPaddingStart: HEAD_HEIGHT,
    initialRect: { width: 1000, height: 720 },
    rangeExtractor: useCallback(
      ({ startIndex, endIndex, overscan: more, count: all }) => {
        const from = Math.max(0, startIndex - more);
        const to = Math.min(all - 1, endIndex + more);
        const inSight = Array.from({ length: to - from + 1 }, (_, at) => from + at);
        if (pinnedBlock < 0 || pinnedBlock >= all || (pinnedBlock >= from && pinnedBlock <= to)) return inSight;
        return pinnedBlock < from ? [pinnedBlock, ...inSight] : [...inSight, pinnedBlock];
      },
      [pinnedBlock],
    ),
  });
  useEffect(() => {
    reveal.current = (index) => virtualizer.scrollToIndex(blockOf(index));
    return () => {
      reveal.current = null;
    };
  }, [reveal, virtualizer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another density means other heights
  useEffect(() => virtualizer.measure(), [density, virtualizer]);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  const firstRow = (items[0]?.index ?? 0) * BLOCK;
  const lastRow = Math.min(count, ((last?.index ?? 0) + 1) * BLOCK) - 1;
  useEffect(() => onRange?.(firstRow, lastRow), [onRange, firstRow, lastRow]);
  return (
    <>
      {items.map((item, at) => (
        <Fragment key={item.key}>
          <Gap height={item.start - (items[at - 1]?.end ?? 0)} columns={columns} />
          <Block at={item.index} count={count} row={row} measure={virtualizer.measureElement} />
        </Fragment>
      ))}
      <Gap height={virtualizer.getTotalSize() - (last?.end ?? 0)} columns={columns} />
    </>
  );
}
