import { useCallback, useEffect, useRef } from 'react';
import { isSelected, NOTHING, rangeBetween, type Selection, setSelected } from './selection.ts';

interface RowHandlers<Row> {
  rowIds: readonly string[];
  rowOf: (rowId: string) => Row | undefined;
  selection: Selection | undefined;
  onSelection: ((selection: Selection) => void) | undefined;
  onOpen: ((row: Row) => void) | undefined;
}

/** Stable handlers that read the latest props, so that memoised rows do not render again. */
export function useRowHandlers<Row>(props: RowHandlers<Row>) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const anchor = useRef<string | null>(null);

  const toggle = useCallback((key: string, on: boolean, range: boolean) => {
    const { selection = NOTHING, onSelection, rowIds } = latest.current;
    const keys = range && anchor.current ? rangeBetween(rowIds, anchor.current, key) : [key];
    anchor.current = key;
    onSelection?.(setSelected(selection, keys, on));
  }, []);
  const flip = useCallback(
    (key: string) => toggle(key, !isSelected(latest.current.selection ?? NOTHING, key), false),
    [toggle],
  );
  const togglePage = useCallback((on: boolean) => {
    const { selection = NOTHING, onSelection, rowIds } = latest.current;
    onSelection?.(setSelected(selection, rowIds, on));
  }, []);
  const open = useCallback((key: string) => {
    const { rowOf, onOpen } = latest.current;
    const row = rowOf(key);
    if (row !== undefined) onOpen?.(row);
  }, []);
  return { toggle, flip, togglePage, open, isSelected: (key: string) => isSelected(props.selection ?? NOTHING, key) };
}
