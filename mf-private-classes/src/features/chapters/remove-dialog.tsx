import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { failureOf } from '../failure.ts';
import { CHAPTER_TEXTS as texts } from './texts.ts';

interface RemoveDialogProps {
  /** What goes with it. */
  readonly why: string;
  readonly remove: () => Promise<unknown>;
  /** Said once it is gone. */
  readonly removed: string;
  readonly onClose: () => void;
}

/** Deletes a chapter or a sub-chapter for good once the person has said so. C-060 and C-098. */
export function RemoveDialog({ why, remove, removed, onClose }: RemoveDialogProps) {
  const act = async () => {
    await remove();
    toast.success(removed);
  };
  return (
    <ConfirmAction
      danger
      title={texts.removeTitle}
      confirmLabel={texts.remove}
      act={act}
      describe={failureOf}
      onClose={onClose}
    >
      <p>{why}</p>
    </ConfirmAction>
  );
}
