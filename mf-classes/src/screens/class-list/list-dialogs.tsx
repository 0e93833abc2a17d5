import { PriceDialog } from './batch-price/price-dialog.tsx';
import { RowDialogs } from './row-dialogs.tsx';
import { TopicsDialog } from './topics/topics-dialog.tsx';
import type { OpenDialog } from './use-open-dialog.ts';

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function ListDialogs({ panel, rowDialog, close }: Pick<OpenDialog, 'panel' | 'rowDialog' | 'close'>) {
  if (rowDialog) return <RowDialogs dialog={rowDialog} onClose={close} />;
  if (panel === 'topik') return <TopicsDialog onClose={close} />;
  return panel === 'harga' ? <PriceDialog onClose={close} /> : null;
}
