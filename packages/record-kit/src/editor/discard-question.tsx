import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { SAVE_TEXTS as texts } from './texts.ts';

interface DiscardQuestionProps {
  readonly open: boolean;
  /** What is lost, if it is not called 'isian'. */
  readonly why?: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before unsaved input is discarded. */
export function DiscardQuestion({ open, why = texts.discardWhy, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title={texts.discardTitle}
      confirmLabel={texts.discardConfirm}
      cancelLabel={texts.keepEditing}
      danger
      onCancel={onKeep}
      onConfirm={() => {
        onKeep();
        onDiscard();
      }}
    >
      {why}
    </ConfirmDialog>
  );
}
