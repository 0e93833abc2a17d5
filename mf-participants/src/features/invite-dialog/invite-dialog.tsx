import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { useCloseGuard } from '@widya/design-system/use-close-guard';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import type { ReactNode } from 'react';
import { INVITE_DIALOG_TEXTS as texts } from './texts.ts';

interface InviteDialogProps {
  readonly title: string;
  readonly lead: string;
  /** What became of the people that were sent; null while they are chosen and sent. */
  readonly result: ReactNode;
  readonly resultTitle: string;
  /** Rows are on their way: it cannot be closed. */
  readonly sending: boolean;
  /** Rows were mended here and not sent yet: closing asks first. */
  readonly mended: boolean;
  /** Back to choosing a file. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** The file, its rows, and what is decided for all of them. */
  readonly children: ReactNode;
}

/**
 * The people of a CSV, looked at and mended first; what became of them afterwards. B-108 to B-113 and B-172 to B-175.
 */
export function InviteDialog(props: InviteDialogProps) {
  const { title, lead, result, resultTitle, sending, mended, onAgain, onClose, children } = props;
  const { requestClose, question } = useCloseGuard({ dirty: mended, busy: sending, onClose, onSave: null });
  useUnsavedWork(sending || mended);
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
