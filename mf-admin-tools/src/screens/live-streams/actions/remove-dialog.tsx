import { failureOf } from '@widya/api-client/api-error';
import { useLiveStreamActions } from '@widya/api-client/live-streams';
import type { LiveStream } from '@widya/contract/live-streams';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { LIVE_STREAMS_TEXTS as texts } from '../texts.ts';

/** Deletes a stream permanently; an active one needs a second confirmation. C-195 and C-197, D128. */
export function RemoveDialog({ stream, onClose }: { readonly stream: LiveStream; readonly onClose: () => void }) {
  const { remove } = useLiveStreamActions();
  const [isSecondStep, setSecondStep] = useState(false);
  const removing = useAction(async () => {
    await remove(stream.id);
    toast.success(texts.removed(stream.name));
    onClose();
  });
  const needsSecondStep = stream.active === 1 && !isSecondStep;
  return (
    <ConfirmDialog
      // Remounts the dialog, so that the focus is on 'Batal' again.
      key={isSecondStep ? 'again' : 'first'}
      open
      danger
      title={texts.removeTitle}
      confirmLabel={texts.actions.remove}
      loading={removing.busy}
      onConfirm={() => (needsSecondStep ? setSecondStep(true) : void removing.run())}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(removing.failure)} />
        <p>{isSecondStep ? texts.removeActiveWhy(stream.name) : texts.removeWhy(stream.name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
