import { type KeyboardEvent, type RefObject, useCallback, useState } from 'react';

interface TableKeys {
  frame: RefObject<HTMLElement | null>;
  rowIds: readonly string[];
  onOpen: (rowId: string) => void;
  onToggle: ((rowId: string) => void) | null;
  onClear: () => void;
  /** Scrolls a row into view in virtualised lists. */
  reveal: RefObject<((index: number) => void) | null>;
}

/** Most frames until a distant row is mounted. */
const REVEALED_WITHIN = 30;

/** Keys of a focused row: arrows, Home and End move, Enter opens, x and Space select, Escape clears. */
export function useTableKeys(props: TableKeys) {
  const { frame, rowIds, onOpen, onToggle, onClear, reveal } = props;
  const [active, setActive] = useState<string | null>(null);
  const current = active !== null && rowIds.includes(active) ? active : (rowIds[0] ?? null);

  const move = useCallback(
    (step: number) => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
      const at =
        focused && frame.current?.contains(focused)
          ? rowIds.indexOf(focused.dataset.row ?? '')
          : step > 0
            ? -1
            : rowIds.length;
      const index = Math.min(rowIds.length - 1, Math.max(0, at + step));
      const next = rowIds[index];
      if (next === undefined) return;
      setActive(next);
      const focus = () => {
        const row = frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"]`);
        row?.focus();
        return Boolean(row);
      };
      if (focus()) return;
      reveal.current?.(index);
      const later = (tries: number) => {
        if (tries > 0) requestAnimationFrame(() => focus() || later(tries - 1));
      };
      later(REVEALED_WITHIN);
    },
    [frame, rowIds, reveal],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const row = target.dataset.row;
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const run = new Map<string, () => void>([
      ['ArrowDown', () => move(1)],
      ['ArrowUp', () => move(-1)],
      ['Home', () => move(-rowIds.length)],
      ['End', () => move(rowIds.length)],
      ['Enter', () => onOpen(row)],
      ['x', () => onToggle?.(row)],
      [' ', () => onToggle?.(row)],
      ['Escape', onClear],
    ]).get(event.key);
    if (!run) return;
    event.preventDefault();
    run();
  };
  return { current, active, setActive, move, onKeyDown };
}
