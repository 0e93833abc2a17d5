import { PriceDialog } from './batch-price/price-dialog.tsx';
import { DeleteDialog } from './dialogs/delete-dialog.tsx';
import { HideDialog } from './dialogs/hide-dialog.tsx';
import type { OpenDialog } from './use-open-dialog.ts';

/** Everything that opens over the list; fetched when the first of them is opened. */
export function ListDialogs({ pricing, rowDialog, close }: Pick<OpenDialog, 'pricing' | 'rowDialog' | 'close'>) {
  if (rowDialog?.kind === 'hide') return <HideDialog row={rowDialog.row} onClose={close} />;
  if (rowDialog?.kind === 'delete') return <DeleteDialog row={rowDialog.row} onClose={close} />;
  return pricing ? <PriceDialog onClose={close} /> : null;
}
