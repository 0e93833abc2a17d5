import type { Voucher } from '@widya/contract/vouchers';
import { VoucherBulkDialog } from './bulk/bulk-dialog.tsx';
import type { BulkRequest } from './bulk/bulk-request.ts';
import { CodesDialog } from './codes/codes-dialog.tsx';
import { CreateDialog } from './create/create-dialog.tsx';
import type { CreatedVouchers } from './create/use-create.ts';
import { NoteDialog } from './note/note-dialog.tsx';
import { RemoveDialog } from './remove/remove-dialog.tsx';
import type { VoucherDialog } from './row-actions.tsx';
import { UsageDialog } from './usage/usage-dialog.tsx';

/** The open dialog, at most one. */
export type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'codes'; readonly created: CreatedVouchers }
  | { readonly kind: 'bulk'; readonly request: BulkRequest }
  | { readonly kind: VoucherDialog; readonly voucher: Voucher };

interface VoucherDialogsProps {
  readonly opened: OpenDialog;
  readonly onCreated: (created: CreatedVouchers) => void;
  readonly onBatch: (batchId: string) => void;
  /** Called after a bulk action. */
  readonly onDone: () => void;
  readonly onRemoved: (code: string) => void;
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function VoucherDialogs({ opened, onCreated, onBatch, onDone, onRemoved, onClose }: VoucherDialogsProps) {
  if (opened.kind === 'create') return <CreateDialog onCreated={onCreated} onClose={onClose} />;
  if (opened.kind === 'codes') return <CodesDialog created={opened.created} onBatch={onBatch} onClose={onClose} />;
  if (opened.kind === 'bulk') return <VoucherBulkDialog request={opened.request} onDone={onDone} onClose={onClose} />;
  if (opened.kind === 'usage') return <UsageDialog voucher={opened.voucher} onClose={onClose} />;
  if (opened.kind === 'note') return <NoteDialog voucher={opened.voucher} onClose={onClose} />;
  return <RemoveDialog voucher={opened.voucher} onRemoved={onRemoved} onClose={onClose} />;
}
