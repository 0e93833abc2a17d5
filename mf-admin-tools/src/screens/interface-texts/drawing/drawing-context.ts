import type { InterfaceGroup } from '@widya/contract/interface-text-groups';
import { createContext, useContext } from 'react';

/** What the slots of a drawing share. */
export interface DrawingValue {
  readonly group: InterfaceGroup;
  /** The current text, as typed. */
  readonly textOf: (key: string) => string;
  /** Key of the edited text; null for none. */
  readonly active: string | null;
  /** Focuses the field of a text. */
  readonly onPick: (key: string) => void;
}

export const DrawingContext = createContext<DrawingValue | null>(null);

/** @throws Error outside a drawing. */
export function useDrawing(): DrawingValue {
  const drawing = useContext(DrawingContext);
  if (!drawing) throw new Error('A place was drawn outside a drawing');
  return drawing;
}
