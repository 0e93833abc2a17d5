import { type ReactNode, useState } from 'react';
import { LeaveGuardDialog } from './leave-guard-dialog.tsx';

export interface CloseGuardOptions {
  /** Whether there is unsaved input. */
  dirty: boolean;
  /** Whether it is being saved, so that it cannot be closed. */
  busy?: boolean | undefined;
  /** Closes the dialog and discards the input. */
  onClose: () => void;
  /** Saves and then closes the dialog; null when saving is not possible yet. */
  onSave: (() => void) | null;
  /** As in `LeaveGuardDialog`. */
  unread?: (() => HTMLElement | null) | undefined;
  /** Label of the save button; default 'Simpan'. */
  saveLabel?: string | undefined;
}

export interface CloseGuard {
  /** To be called by every way of closing: 'Batal', the close button, Escape, a press outside. */
  requestClose: () => void;
  /** The question; render it beside the dialog. */
  question: ReactNode;
}

/**
 * Guards a form in a dialog or drawer against losing input: an unchanged form closes immediately, otherwise it asks
 * whether to save, discard or stay.
 */
export function useCloseGuard(options: CloseGuardOptions): CloseGuard {
  const { dirty, busy = false, onClose, onSave, unread, saveLabel = 'Simpan' } = options;
  const [questionOpen, setQuestionOpen] = useState(false);
  const answer = (then: () => void) => () => {
    setQuestionOpen(false);
    then();
  };
  return {
    requestClose: () => {
      if (busy) return;
      if (dirty) setQuestionOpen(true);
      else onClose();
    },
    question: (
      <LeaveGuardDialog
        open={questionOpen}
        scope="form"
        saveLabel={`${saveLabel} & keluar`}
        onSave={onSave && answer(onSave)}
        unread={unread}
        onDiscard={answer(onClose)}
        onStay={() => setQuestionOpen(false)}
      />
    ),
  };
}
