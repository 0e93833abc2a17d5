import { type Failure, failureOf } from '@widya/api-client/api-error';
import { ConfirmDialog, type ConfirmDialogProps } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { useAction } from '@widya/remote-kit/use-action';

interface ConfirmActionProps extends Omit<ConfirmDialogProps, 'open' | 'loading' | 'onConfirm' | 'onCancel'> {
  /** Does it and tells the person; the dialog closes when it succeeds and says why when it fails. */
  readonly act: () => Promise<unknown>;
  /** Puts a failure into words; default as the API client does. */
  readonly describe?: (failure: unknown) => Failure | null;
  /** A specified sentence said before the reason of a failure. */
  readonly failed?: string;
  readonly onClose: () => void;
}

/** Asks before something that cannot simply be undone, does it, and stays open with the reason when it fails. */
export function ConfirmAction({ act, describe = failureOf, failed, onClose, children, ...dialog }: ConfirmActionProps) {
  const action = useAction(async () => {
    await act();
    onClose();
  });
  return (
    <ConfirmDialog {...dialog} open loading={action.busy} onConfirm={() => void action.run()} onCancel={onClose}>
      <Stack gap="3">
        <FailureBanner failure={describe(action.failure)} title={failed} />
        {children}
      </Stack>
    </ConfirmDialog>
  );
}
