import type { Voucher } from '@widya/contract/vouchers';
import { CodesDialog } from './codes/codes-dialog.tsx';
import { CreateDialog } from './create/create-dialog.tsx';
import type { MadeVouchers } from './create/use-create.ts';
import { NoteDialog } from './note/note-dialog.tsx';
import { RemoveDialog } from './remove/remove-dialog.tsx';
import type { VoucherDialog } from './row-actions.tsx';
import { UsageDialog } from './usage/usage-dialog.tsx';

/** What is open over the list: at most one thing. */
export type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'codes'; readonly made: MadeVouchers }
  | { readonly kind: VoucherDialog; readonly voucher: Voucher };

interface VoucherDialogsProps {
  readonly opened: OpenDialog;
  readonly onMade: (made: MadeVouchers) => void;
  readonly onClose: () => void;
}

/** Everything that opens over the list; fetched when the first of them is opened. */
export function VoucherDialogs({ opened, onMade, onClose }: VoucherDialogsProps) {
  if (opened.kind === 'create') return <CreateDialog onMade={onMade} onClose={onClose} />;
  if (opened.kind === 'codes') return <CodesDialog made={opened.made} onClose={onClose} />;
  if (opened.kind === 'usage') return <UsageDialog voucher={opened.voucher} onClose={onClose} />;
  if (opened.kind === 'note') return <NoteDialog voucher={opened.voucher} onClose={onClose} />;
  return <RemoveDialog voucher={opened.voucher} onClose={onClose} />;
}
