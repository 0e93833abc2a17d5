import type { LiveStream } from '@widya/contract/live-streams';
import { RemoveDialog } from './actions/remove-dialog.tsx';
import { SwitchDialog } from './actions/switch-dialog.tsx';

export interface LiveStreamDialogsProps {
  readonly opened: { readonly kind: 'switch' | 'remove'; readonly stream: LiveStream };
  readonly onClose: () => void;
}

/** Confirmations of the list, whose code is loaded when the first of them is opened. */
export function LiveStreamDialogs({ opened: { kind, stream }, onClose }: LiveStreamDialogsProps) {
  return kind === 'switch' ? (
    <SwitchDialog stream={stream} onClose={onClose} />
  ) : (
    <RemoveDialog stream={stream} onClose={onClose} />
  );
}
