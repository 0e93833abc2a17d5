import type { CourseRow } from '@widya/contract/courses';
import { useAddressParams } from '@widya/remote-kit/use-address-params';
import { useState } from 'react';

/** Dialogs about one course. The row is kept as it was when the dialog was opened. */
interface RowDialog {
  readonly kind: 'hide' | 'delete';
  readonly row: CourseRow;
}

export interface OpenDialog {
  /** Whether the price dialog is open; it stands in the address, so that it can be linked to. */
  readonly pricing: boolean;
  readonly rowDialog: RowDialog | null;
  readonly openPrices: () => void;
  readonly openRow: (kind: RowDialog['kind'], row: CourseRow) => void;
  readonly close: () => void;
}

/** The same name as in the list of classes. */
const PANEL = 'harga';

/**
 * Which dialog is open: at most one.
 * @param mayManage whether the person may change prices; if not, the address opens nothing.
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
