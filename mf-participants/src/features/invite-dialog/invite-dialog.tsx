import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
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
  /** Back to choosing a file. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** The file, its rows, and what is decided for all of them. */
  readonly children: ReactNode;
}

/** The people of a CSV, looked at and mended first; what became of them afterwards. Rules B-108 to B-113 and B-172 to B-175. */
export function InviteDialog(props: InviteDialogProps) {
  const { title, lead, result, resultTitle, sending, onAgain, onClose, children } = props;
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
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={lead}
      size="lg"
      locked={sending}
      footer={
        <Button onClick={onClose} disabled={sending}>
          {texts.cancel}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
