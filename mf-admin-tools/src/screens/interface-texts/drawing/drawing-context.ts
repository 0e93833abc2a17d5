import type { InterfaceGroup } from '@widya/contract/interface-text-groups';
import { createContext, useContext } from 'react';

/** What the places of a drawing know of the screen they stand in. */
export interface Drawn {
  readonly group: InterfaceGroup;
  /** A text as it is typed right now. */
  readonly textOf: (key: string) => string;
  /** Key of the text that is being written; null for none. */
  readonly active: string | null;
  /** Goes to the field of a text. */
  readonly onPick: (key: string) => void;
}

export const DrawingContext = createContext<Drawn | null>(null);

/** @throws outside a drawing. */
export function useDrawing(): Drawn {
  const drawn = useContext(DrawingContext);
  if (!drawn) throw new Error('A place was drawn outside a drawing');
  return drawn;
}
