import { HideDialog } from '@widya/record-kit/visibility/hide-dialog';
import { DeleteDialog } from '../../features/courses/delete-dialog.tsx';
import { COURSE_TEXTS } from '../../features/courses/texts.ts';
import { useHiding } from '../../features/courses/use-hiding.ts';
import { PriceDialog } from './batch-price/price-dialog.tsx';
import type { OpenDialog } from './use-open-dialog.ts';

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function ListDialogs({ pricing, rowDialog, close }: Pick<OpenDialog, 'pricing' | 'rowDialog' | 'close'>) {
  const hidingOf = useHiding();
  if (rowDialog?.kind === 'hide') {
    const { row } = rowDialog;
    return <HideDialog record={hidingOf(row)} why={COURSE_TEXTS.hideWhy(row.title)} onClose={close} />;
  }
  if (rowDialog?.kind === 'delete') return <DeleteDialog row={rowDialog.row} onClose={close} />;
  return pricing ? <PriceDialog onClose={close} /> : null;
}
