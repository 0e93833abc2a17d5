import { failureOf } from '@widya/api-client/api-error';
import { useLiveStreamActions } from '@widya/api-client/live-streams';
import type { LiveStream } from '@widya/contract/live-streams';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { hasEnded } from '../../../features/stream-state/airing.ts';
import { LIVE_STREAMS_TEXTS as texts } from '../texts.ts';

/** Confirms 'Pulihkan' and 'Nonaktifkan'. C-195 and C-196. */
export function SwitchDialog({ stream, onClose }: { readonly stream: LiveStream; readonly onClose: () => void }) {
  const { activate, deactivate } = useLiveStreamActions();
  const activates = stream.active === 0;
  const act = async () => {
    await (activates ? activate(stream.id) : deactivate(stream.id));
    if (activates) toast.success(texts.activated(stream.name));
    else toast.undo(texts.deactivated(stream.name), () => activate(stream.id), { failed: failureOf });
  };
  return (
    <ConfirmAction
      title={texts.switchTitle(activates)}
      confirmLabel={texts.confirm}
      act={act}
      describe={failureOf}
      onClose={onClose}
    >
      <p>{texts.switchWhy(stream.name, activates)}</p>
      {activates && hasEnded(stream.stream_finish, Date.now()) && <p>{texts.switchEnded}</p>}
    </ConfirmAction>
  );
}
