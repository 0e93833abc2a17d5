import { type Failure, failureOf } from '@widya/api-client/api-error';
import { ConfirmDialog, type ConfirmDialogProps } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { useAction } from '@widya/remote-kit/use-action';

interface ConfirmActionProps extends Omit<ConfirmDialogProps, 'open' | 'loading' | 'onConfirm' | 'onCancel'> {
  /** Runs the action and shows a message; the dialog closes on success and shows the reason of a failure. */
  readonly act: () => Promise<unknown>;
  /** Prepares a failure for display; default that of the API client. */
  readonly describe?: (failure: unknown) => Failure | null;
  /** A specified message shown before the reason of a failure. */
  readonly failed?: string;
  readonly onClose: () => void;
}

/** Confirms an action that cannot simply be undone, runs it, and stays open with the reason after a failure. */
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
