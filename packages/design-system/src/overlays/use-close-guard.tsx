import { type ReactNode, useState } from 'react';
import { LeaveGuardDialog } from './leave-guard-dialog.tsx';

export interface CloseGuardOptions {
  /** Something is typed that is not saved. */
  dirty: boolean;
  /** It is being saved: it cannot be closed. */
  busy?: boolean | undefined;
  /** Takes the dialog away, with what is typed. */
  onClose: () => void;
  /** Saves, and takes the dialog away when it is saved; null when nothing can be saved yet. */
  onSave: (() => void) | null;
  /** Word on the button that saves; default 'Simpan'. */
  saveLabel?: string | undefined;
}

export interface CloseGuard {
  /** For every way out: 'Batal', the close button, Escape, a press outside. */
  requestClose: () => void;
  /** The question; put it beside the dialog. */
  question: ReactNode;
}

/**
 * Lets a form in a dialog or a drawer close only when nothing is lost: untouched it closes at once, otherwise it asks
 * to save, to throw away or to stay.
 */
export function useCloseGuard(options: CloseGuardOptions): CloseGuard {
  const { dirty, busy = false, onClose, onSave, saveLabel = 'Simpan' } = options;
  const [asking, setAsking] = useState(false);
  const answer = (then: () => void) => () => {
    setAsking(false);
    then();
  };
  return {
    requestClose: () => {
      if (busy) return;
      if (dirty) setAsking(true);
      else onClose();
    },
    question: (
      <LeaveGuardDialog
        open={asking}
        scope="form"
        saveLabel={`${saveLabel} & keluar`}
        onSave={onSave && answer(onSave)}
        onDiscard={answer(onClose)}
        onStay={() => setAsking(false)}
      />
    ),
  };
}
