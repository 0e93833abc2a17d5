import { Modal } from '../overlays/modal.tsx';
import { overlays } from '../overlays/overlays.ts';
import type { PaletteGroup, PaletteItem } from './command-palette/items.ts';

export type { PaletteGroup, PaletteItem } from './command-palette/items.ts';

export interface CommandPaletteProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape, a press outside or the close button. */
  onClose: () => void;
  /** The typed text. */
  query: string;
  /** Called with the typed text. */
  onQuery: (query: string) => void;
  /** Search results in display order; groups that are empty and not loading are omitted. */
  groups: readonly PaletteGroup[];
  /** Called with the chosen result. */
  onSelect: (item: PaletteItem) => void;
  /** Whether a source has not answered yet. */
  loading?: boolean | undefined;
  /** Default 'Cari atau lompat ke…'. */
  placeholder?: string | undefined;
}

/** Search and navigation (Ctrl+K). Only the view: the shell searches and handles the choice. */
export function CommandPalette(props: CommandPaletteProps) {
  return <Modal code={overlays.commandPalette} props={props} />;
}
