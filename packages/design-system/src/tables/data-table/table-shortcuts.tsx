import { overlays } from '../../overlays/overlays.ts';
import { useOverlayCode } from '../../overlays/use-overlay-code.ts';
import type { TableShortcutsProps } from './table-shortcuts-layer.tsx';

/** The shortcuts of a table. Their code is loaded with that of the overlays, once there are rows. */
export function TableShortcuts({ hasRows, ...props }: TableShortcutsProps & { hasRows: boolean }) {
  const { Layer } = useOverlayCode(overlays.tableShortcuts, hasRows);
  return Layer ? <Layer {...props} /> : null;
}
