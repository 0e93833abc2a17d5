import type { ClassRow } from '@widya/contract/classes';
import { useAddressParams } from '@widya/remote-kit/use-address-params';
import { useCallback, useState } from 'react';

/** Dialogs about one class; the row is a snapshot from when the dialog was opened. */
export interface RowDialog {
  readonly kind: 'note' | 'hide' | 'delete';
  readonly row: ClassRow;
}

/** Dialogs of the whole list; their names are part of the address, so that they can be linked to. */
const PANELS = ['topik', 'harga'] as const;
export type Panel = (typeof PANELS)[number];

export interface OpenDialog {
  readonly panel: Panel | null;
  readonly rowDialog: RowDialog | null;
  readonly openPanel: (panel: Panel) => void;
  readonly openRow: (kind: RowDialog['kind'], row: ClassRow) => void;
  readonly close: () => void;
}

/**
 * The open dialog, at most one.
 * @param mayManage whether the account may manage topics and prices; otherwise the address opens nothing.
 */
export function useOpenDialog(mayManage: boolean): OpenDialog {
  const [search, change] = useAddressParams();
  const [rowDialog, setRowDialog] = useState<RowDialog | null>(null);
  const panelName = search.get('panel');
  const panel = mayManage ? (PANELS.find((name) => name === panelName) ?? null) : null;

  const openPanel = useCallback((name: Panel) => change({ panel: name }), [change]);
  const openRow = useCallback((kind: RowDialog['kind'], row: ClassRow) => setRowDialog({ kind, row }), []);
  const close = useCallback(() => {
    setRowDialog(null);
    if (panelName !== null) change({ panel: null });
  }, [panelName, change]);
  return { panel, rowDialog, openPanel, openRow, close };
}
