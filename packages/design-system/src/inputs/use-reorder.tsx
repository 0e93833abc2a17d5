import { type DragEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../feedback/announcer.tsx';

/** A list with one item in another place. Places outside the list leave it as it is. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

export interface ReorderOptions<Item> {
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  /** Said to screen readers: 'Foto dipindah ke urutan 2 dari 5'. Places from 1. */
  moved: (to: number, count: number) => string;
}

export interface Reorder<List extends HTMLElement> {
  /** The list element; its children are the rows, in their order. */
  list: RefObject<List | null>;
  /** Spread on the row at a place: it can be dragged, and dropped on. */
  rowProps: (index: number) => {
    draggable: true;
    'data-dragged': '' | undefined;
    'data-over': '' | undefined;
    onDragStart: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
  /** For the buttons of a row, marked `data-move="up"` and `data-move="down"`: the focus stays on the row that moves. */
  move: (from: number, to: number) => void;
  /** Where the focus goes after the next change of the list. */
  focusAfter: (index: number, move?: 'up' | 'down') => void;
}

/**
 * Orders a list by dragging and, without a pointer, by buttons that keep the focus on the row that moves (WCAG 2.5.7). A row
 * lands where it is dropped; nothing moves before that.
 */
export function useReorder<Item, List extends HTMLElement = HTMLUListElement>({
  items,
  onChange,
  moved,
}: ReorderOptions<Item>): Reorder<List> {
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const focus = useRef<{ readonly index: number; readonly move: 'up' | 'down' } | null>(null);
  useLayoutEffect(() => {
    const wanted = focus.current;
    focus.current = null;
    const row = wanted && list.current?.children[wanted.index];
    const buttons = [...(row ? row.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') : [])];
    (buttons.find((button) => button.dataset.move === wanted?.move) ?? buttons[0])?.focus();
  });
  const change = (from: number, to: number) => {
    const next = moveItem(items, from, to);
    if (next === items) return;
    onChange(next);
    announce(moved(to + 1, items.length));
  };
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const focusAfter = (index: number, move: 'up' | 'down' = 'down') => {
    focus.current = { index, move };
  };
  return {
    list,
    focusAfter,
    move: (from, to) => {
      focusAfter(to, to < from ? 'up' : 'down');
      change(from, to);
    },
    rowProps: (index) => ({
      draggable: true,
      'data-dragged': dragged === index ? '' : undefined,
      'data-over': dragged !== null && over === index && dragged !== index ? '' : undefined,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', String(index));
        setDragged(index);
      },
      onDragOver: (event) => {
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event) => {
        event.preventDefault();
        if (dragged !== null) change(dragged, index);
        end();
      },
      onDragEnd: end,
    }),
  };
}
