import { failureOf } from '@widya/api-client/api-error';
import { useResendActions } from '@widya/api-client/email-log';
import type { ResendEmailsInput } from '@widya/contract/email-log';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { LOG_TEXTS } from './texts.ts';

const { resend: texts } = LOG_TEXTS;

interface ResendAllProps {
  /** The filters of the log. */
  readonly filter: ResendEmailsInput;
  /** Number of matching mails. */
  readonly total: number;
  readonly onClose: () => void;
}

/** Confirms resending all matching failed mails. */
export function ResendAll({ filter, total, onClose }: ResendAllProps) {
  const { all } = useResendActions();
  const sending = useAction(async () => {
    try {
      const { queued, left_out } = await all(filter);
      toast.success(texts.allDone(queued, left_out));
      onClose();
    } catch (failure) {
      toast.failure(failureOf(failure), () => void sending.run(), texts.failed);
    }
  });
  return (
    <ConfirmDialog
      open
      title={texts.allTitle}
      confirmLabel={texts.one}
      loading={sending.busy}
      onConfirm={() => void sending.run()}
      onCancel={onClose}
    >
      {texts.allWhy(total)}
    </ConfirmDialog>
  );
}
