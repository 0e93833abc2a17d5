import { failureOf } from '@widya/api-client/api-error';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { RESET_FACTOR_TEXTS as texts } from './texts.ts';

interface ResetFactorDialogProps {
  /** Of the colleague. */
  readonly name: string;
  readonly reset: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before the second factors of a colleague who lost them are removed. */
export function ResetFactorDialog({ name, reset, onClose }: ResetFactorDialogProps) {
  const resetting = useAction(async () => {
    await reset();
    toast.success(texts.done);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.action}
      danger
      loading={resetting.busy}
      onConfirm={() => void resetting.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(resetting.failure)} />
        <p>{texts.why(name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
