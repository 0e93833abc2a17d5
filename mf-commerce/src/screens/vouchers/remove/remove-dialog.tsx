import { failureOf } from '@widya/api-client/api-error';
import { useVoucherActions } from '@widya/api-client/vouchers';
import type { Voucher } from '@widya/contract/vouchers';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { VOUCHERS_TEXTS as texts } from '../texts.ts';

interface RemoveDialogProps {
  readonly voucher: Voucher;
  readonly onRemoved: (code: string) => void;
  readonly onClose: () => void;
}

/** Deletes a voucher that nobody used, once the person has said so. C-143, C-144, C-148. */
export function RemoveDialog({ voucher, onRemoved, onClose }: RemoveDialogProps) {
  const { remove } = useVoucherActions();
  const removing = useAction(async () => {
    await remove(voucher.id);
    toast.success(texts.removed(voucher.code));
    onRemoved(voucher.code);
    onClose();
  });
  const failure = failureOf(removing.failure);
  return (
    <ConfirmDialog
      open
      danger
      title={texts.removeTitle}
      confirmLabel={texts.actions.remove}
      loading={removing.busy}
      onConfirm={() => void removing.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failure && { ...failure, title: texts.actionFailed }} />
        {failure && <p>{failure.title}</p>}
        <p>{texts.removeWhy(voucher.name, voucher.code)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
