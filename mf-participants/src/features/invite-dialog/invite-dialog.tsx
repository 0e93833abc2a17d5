import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { useCloseGuard } from '@widya/design-system/use-close-guard';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import type { ReactNode } from 'react';
import { INVITE_DIALOG_TEXTS as texts } from './texts.ts';

interface InviteDialogProps {
  readonly title: string;
  readonly lead: string;
  /** Result of the import; null while rows are chosen and sent. */
  readonly result: ReactNode;
  readonly resultTitle: string;
  /** Whether rows are being sent, so that the dialog cannot be closed. */
  readonly sending: boolean;
  /** Whether there are corrected rows that were not sent, so that closing asks first. */
  readonly hasCorrections: boolean;
  /** Returns to choosing a file. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** The file, its rows, and options for all of them. */
  readonly children: ReactNode;
}

/** Imports people from a CSV, which can be corrected first, and shows the result. B-108 to B-113 and B-172 to B-175. */
export function InviteDialog(props: InviteDialogProps) {
  const { title, lead, result, resultTitle, sending, hasCorrections, onAgain, onClose, children } = props;
  const { requestClose, question } = useCloseGuard({ dirty: hasCorrections, busy: sending, onClose, onSave: null });
  useUnsavedWork(sending || hasCorrections);
  if (result)
    return (
      <Dialog
        open
        onClose={onClose}
        title={resultTitle}
        footer={
          <>
            <Button onClick={onAgain}>{texts.again}</Button>
            <Button variant="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        }
      >
        {result}
      </Dialog>
    );
  return (
    <>
      <Dialog
        open
        onClose={requestClose}
        title={title}
        description={lead}
        size="lg"
        locked={sending}
        footer={
          <Button onClick={requestClose} disabled={sending}>
            {texts.cancel}
          </Button>
        }
      >
        {children}
      </Dialog>
      {question}
    </>
  );
}
