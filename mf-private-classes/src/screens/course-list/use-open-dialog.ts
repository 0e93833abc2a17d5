import type { CourseRow } from '@widya/contract/courses';
import { useAddressParams } from '@widya/remote-kit/use-address-params';
import { useState } from 'react';

/** Dialogs about one course; the row is a snapshot from when the dialog was opened. */
interface RowDialog {
  readonly kind: 'hide' | 'delete';
  readonly row: CourseRow;
}

export interface OpenDialog {
  /** Whether the price dialog is open; part of the address, so that it can be linked to. */
  readonly pricing: boolean;
  readonly rowDialog: RowDialog | null;
  readonly openPrices: () => void;
  readonly openRow: (kind: RowDialog['kind'], row: CourseRow) => void;
  readonly close: () => void;
}

/** The same value as in the list of classes. */
const PANEL = 'harga';

/**
 * The open dialog, at most one.
 * @param mayManage whether the account may change prices; otherwise the address opens nothing.
 */
export function useOpenDialog(mayManage: boolean): OpenDialog {
  const [search, change] = useAddressParams();
  const [rowDialog, setRowDialog] = useState<RowDialog | null>(null);
  const isNamed = search.get('panel') === PANEL;
  return {
    pricing: mayManage && isNamed,
    rowDialog,
    openPrices: () => change({ panel: PANEL }),
    openRow: (kind, row) => setRowDialog({ kind, row }),
    close: () => {
      setRowDialog(null);
      if (isNamed) change({ panel: null });
    },
  };
}
