import { failureOf } from '@widya/api-client/api-error';
import { useLiveStreamActions } from '@widya/api-client/live-streams';
import type { LiveStream } from '@widya/contract/live-streams';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { hasEnded } from '../../../features/stream-state/airing.ts';
import { LIVE_STREAMS_TEXTS as texts } from '../texts.ts';

/** 'Pulihkan' and 'Nonaktifkan', once the person has said so. C-195 and C-196. */
export function SwitchDialog({ stream, onClose }: { readonly stream: LiveStream; readonly onClose: () => void }) {
  const { activate, deactivate } = useLiveStreamActions();
  const activates = stream.active === 0;
  const switching = useAction(async () => {
    await (activates ? activate(stream.id) : deactivate(stream.id));
    if (activates) toast.success(texts.activated(stream.name));
    else toast.undo(texts.deactivated(stream.name), () => activate(stream.id), { failed: failureOf });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={texts.switchTitle(activates)}
      confirmLabel={texts.confirm}
      loading={switching.busy}
      onConfirm={() => void switching.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(switching.failure)} />
        <p>{texts.switchWhy(stream.name, activates)}</p>
        {activates && hasEnded(stream.stream_finish, Date.now()) && <p>{texts.switchEnded}</p>}
      </Stack>
    </ConfirmDialog>
  );
}
