import type { InterfaceGroup } from '@widya/contract/interface-text-groups';
import { createContext, useContext } from 'react';

/** Context of the slots in a drawing of a screen. */
export interface Drawn {
  readonly group: InterfaceGroup;
  /** The current text, as typed. */
  readonly textOf: (key: string) => string;
  /** Key of the edited text; null for none. */
  readonly active: string | null;
  /** Focuses the field of a text. */
  readonly onPick: (key: string) => void;
}

export const DrawingContext = createContext<Drawn | null>(null);

/** @throws Error outside a drawing. */
export function useDrawing(): Drawn {
  const drawn = useContext(DrawingContext);
  if (!drawn) throw new Error('A place was drawn outside a drawing');
  return drawn;
}
