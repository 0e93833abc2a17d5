import { type RefObject, useLayoutEffect, useRef } from 'react';
import { announce } from '../feedback/announcer.tsx';

/** A list with one item moved. Positions outside the list leave it unchanged. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

export interface ReorderOptions<Item> {
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  /** Announced to screen readers: 'Foto dipindah ke urutan 2 dari 5'. Positions from 1. */
  moved: (to: number, count: number) => string;
}

export interface Reorder<List extends HTMLElement> {
  /** The list element, whose children are the rows in order. */
  list: RefObject<List | null>;
  /** For the buttons of a row, marked `data-move="up"` and `data-move="down"`; the focus stays on the moved row. */
  move: (from: number, to: number) => void;
  /** For `ReorderList`: called when a row was dropped. */
  drop: (from: number, to: number) => void;
  /** Sets the focus after the next change of the list. */
  focusAfter: (index: number, move?: 'up' | 'down') => void;
}

/** Orders a list by buttons that keep the focus on the moved row (WCAG 2.5.7); `ReorderList` adds dragging. */
export function useReorder<Item, List extends HTMLElement = HTMLUListElement>({
  items,
  onChange,
  moved,
}: ReorderOptions<Item>): Reorder<List> {
  const list = useRef<List>(null);
  const focus = useRef<{ readonly index: number; readonly move: 'up' | 'down' } | null>(null);
  useLayoutEffect(() => {
    const wanted = focus.current;
    focus.current = null;
    const row = wanted && list.current?.children[wanted.index];
    const buttons = [...(row ? row.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') : [])];
    (buttons.find((button) => button.dataset.move === wanted?.move) ?? buttons[0])?.focus();
  });
  const drop = (from: number, to: number) => {
    const next = moveItem(items, from, to);
    if (next === items) return;
    onChange(next);
    announce(moved(to + 1, items.length));
  };
  const focusAfter = (index: number, move: 'up' | 'down' = 'down') => {
    focus.current = { index, move };
  };
  return {
    list,
    drop,
    focusAfter,
    move: (from, to) => {
      focusAfter(to, to < from ? 'up' : 'down');
      drop(from, to);
    },
  };
}
