import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { useRef } from 'react';
import { leaveTexts } from './texts.ts';

export interface LeaveDialogProps {
  readonly open: boolean;
  /** Null when it is not known how to save. */
  readonly onSave: (() => void) | null;
  readonly onDiscard: () => void;
  readonly onCancel: () => void;
}

/** Asked before unsaved input would be lost. */
export function LeaveDialog({ open, onSave, onDiscard, onCancel }: LeaveDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={leaveTexts.title}
      size="sm"
      role="alertdialog"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {leaveTexts.cancel}
          </Button>
          <Button variant="dangerQuiet" onClick={onDiscard}>
            {leaveTexts.discard}
          </Button>
          {onSave ? (
            <Button variant="primary" onClick={onSave}>
              {leaveTexts.save}
            </Button>
          ) : null}
        </>
      }
    >
      {leaveTexts.body}
    </Dialog>
  );
}
