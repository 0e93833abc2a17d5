import { useVoucherActions } from '@widya/api-client/vouchers';
import type { Voucher } from '@widya/contract/vouchers';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { VOUCHERS_TEXTS as texts } from '../texts.ts';

interface RemoveDialogProps {
  readonly voucher: Voucher;
  readonly onRemoved: (code: string) => void;
  readonly onClose: () => void;
}

/** Confirms deleting an unused voucher. C-143, C-144, C-148. */
export function RemoveDialog({ voucher, onRemoved, onClose }: RemoveDialogProps) {
  const { remove } = useVoucherActions();
  const act = async () => {
    await remove(voucher.id);
    toast.success(texts.removed(voucher.code));
    onRemoved(voucher.code);
  };
  return (
    <ConfirmAction
      danger
      title={texts.removeTitle}
      confirmLabel={texts.actions.remove}
      act={act}
      failed={texts.actionFailed}
      onClose={onClose}
    >
      <p>{texts.removeWhy(voucher.name, voucher.code)}</p>
    </ConfirmAction>
  );
}
