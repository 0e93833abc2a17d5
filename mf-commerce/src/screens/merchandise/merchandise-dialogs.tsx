import type { Merchandise } from '@widya/contract/merchandise';
import { RemoveDialog } from './actions/remove-dialog.tsx';
import { DialogById } from './form/dialog-by-id.tsx';
import { MerchandiseDialog } from './form/merchandise-dialog.tsx';

interface MerchandiseDialogsProps {
  readonly adding: boolean;
  readonly removing: Merchandise | null;
  /** Id of the edited item. */
  readonly editing: number | null;
  readonly rows: readonly Merchandise[];
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function MerchandiseDialogs({ adding, removing, editing, rows, onClose }: MerchandiseDialogsProps) {
  if (removing) return <RemoveDialog item={removing} onClose={onClose} />;
  if (adding) return <MerchandiseDialog item={null} onClose={onClose} />;
  return editing !== null && <DialogById id={editing} rows={rows} onClose={onClose} />;
}
