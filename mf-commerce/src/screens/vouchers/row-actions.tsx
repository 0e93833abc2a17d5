import type { Voucher } from '@widya/contract/vouchers';
import type { RowActions } from '@widya/design-system/data-table';
import {
  BanIcon,
  CopyIcon,
  NoteIcon,
  ReceiptIcon,
  RestoreIcon,
  TicketIcon,
  TrashIcon,
} from '@widya/design-system/icon';
import { VOUCHERS_TEXTS } from './texts.ts';

const { actions } = VOUCHERS_TEXTS;

/** Dialogs about one voucher. */
export type VoucherDialog = 'usage' | 'note' | 'remove';

interface RowHandlers {
  readonly onOpen: (kind: VoucherDialog, voucher: Voucher) => void;
  readonly onCopy: (voucher: Voucher) => void;
  readonly onBatch: (batchId: string) => void;
  readonly onSwitch: (voucher: Voucher, active: 0 | 1) => void;
}

/** The menu of a row, without deleting if it is not allowed. C-142 to C-144. */
export const voucherRowActions =
  ({ onOpen, onCopy, onBatch, onSwitch }: RowHandlers): RowActions<Voucher> =>
  (voucher) => [
    { key: 'usage', label: actions.usage, icon: <ReceiptIcon size={16} />, onSelect: () => onOpen('usage', voucher) },
    { key: 'copy', label: actions.copy, icon: <CopyIcon size={16} />, onSelect: () => onCopy(voucher) },
    { key: 'note', label: actions.note, icon: <NoteIcon size={16} />, onSelect: () => onOpen('note', voucher) },
    voucher.batch_id !== null && {
      key: 'batch',
      label: actions.batch,
      icon: <TicketIcon size={16} />,
      onSelect: () => onBatch(voucher.batch_id ?? ''),
    },
    voucher.active === 1
      ? {
          key: 'deactivate',
          label: actions.deactivate,
          icon: <BanIcon size={16} />,
          onSelect: () => onSwitch(voucher, 0),
        }
      : {
          key: 'activate',
          label: actions.activate,
          icon: <RestoreIcon size={16} />,
          onSelect: () => onSwitch(voucher, 1),
        },
    voucher.deletable && {
      key: 'remove',
      label: actions.remove,
      icon: <TrashIcon size={16} />,
      onSelect: () => onOpen('remove', voucher),
      danger: true,
      separated: true,
    },
  ];
