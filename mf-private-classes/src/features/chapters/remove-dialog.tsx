import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { failureOf } from '@widya/record-kit/read/failure';
import { CHAPTER_TEXTS as texts } from './texts.ts';

interface RemoveDialogProps {
  /** What is deleted together with it. */
  readonly why: string;
  readonly remove: () => Promise<unknown>;
  /** Message after the deletion. */
  readonly removed: string;
  readonly onClose: () => void;
}

/** Confirms the permanent deletion of a chapter or sub-chapter. C-060 and C-098. */
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
