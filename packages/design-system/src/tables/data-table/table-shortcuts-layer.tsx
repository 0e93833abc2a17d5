import type { RefObject } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

export interface TableShortcutsProps {
  frame: RefObject<HTMLElement | null>;
  onSearch: () => void;
  onHelp: () => void;
  /** Moves the focus by rows. */
  onMove: (step: number) => void;
}

/** Whether a dialog that does not contain this table is open and handles the keys. */
const behindDialog = (frame: HTMLElement | null) => {
  const open = document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]');
  return Boolean(open && !(frame && open.contains(frame)));
};

/** Shortcuts that work without a focused row: `/` search, j and k move, `?` lists the keys. */
export function TableShortcutsLayer({ frame, onSearch, onHelp, onMove }: TableShortcutsProps) {
  const free = { useKey: true, preventDefault: true, ignoreEventWhen: () => behindDialog(frame.current) };
  useHotkeys('/', onSearch, free);
  useHotkeys('?', onHelp, free);
  useHotkeys('j', () => onMove(1), free, [onMove]);
  useHotkeys('k', () => onMove(-1), free, [onMove]);
  return null;
}
