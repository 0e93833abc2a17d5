import { HideDialog } from '@widya/record-hiding/hide-dialog';
import { PriceDialog } from './batch-price/price-dialog.tsx';
import { DeleteDialog } from './dialogs/delete-dialog.tsx';
import { TEXTS } from './texts.ts';
import { useHiding } from './use-hiding.ts';
import type { OpenDialog } from './use-open-dialog.ts';

/** Everything that opens over the list; fetched when the first of them is opened. */
export function ListDialogs({ pricing, rowDialog, close }: Pick<OpenDialog, 'pricing' | 'rowDialog' | 'close'>) {
  const hidingOf = useHiding();
  if (rowDialog?.kind === 'hide') {
    const { row } = rowDialog;
    return <HideDialog thing={hidingOf(row)} why={TEXTS.hideWhy(row.title)} onClose={close} />;
  }
  if (rowDialog?.kind === 'delete') return <DeleteDialog row={rowDialog.row} onClose={close} />;
  return pricing ? <PriceDialog onClose={close} /> : null;
}
