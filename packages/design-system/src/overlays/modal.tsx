import { useState } from 'react';
import type { OverlayCode } from './overlay-code.ts';
import { useOverlayCode } from './use-overlay-code.ts';
import { WaitingModal } from './waiting-modal.tsx';

interface ModalProps<Props> {
  code: OverlayCode<Props>;
  props: Props;
}

/** Mounts a dialog or drawer when it is first opened, with a placeholder until its code has arrived. */
export function Modal<Props extends { open: boolean; onClose: () => void }>({ code, props }: ModalProps<Props>) {
  const { open, onClose } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const { Layer, failed, retry } = useOverlayCode(code, open);
  if (Layer) return wasOpen ? <Layer {...props} /> : null;
  return open ? <WaitingModal failed={failed} onRetry={retry} onClose={onClose} /> : null;
}
