import { failureOf } from '@widya/api-client/api-error';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '../confirm/confirm-action.tsx';
import type { AssignedInstructor, AssignmentCalls } from './assignment.ts';
import { TEXTS } from './texts.ts';

interface RemoveDialogProps {
  readonly row: AssignedInstructor;
  readonly remove: AssignmentCalls['remove'];
  readonly onClose: () => void;
}

/** Confirms removing an instructor. C-006 and C-043. */
export function RemoveDialog({ row, remove, onClose }: RemoveDialogProps) {
  const act = async () => {
    await remove(row.id);
    toast.success(TEXTS.removed);
  };
  return (
    <ConfirmAction
      danger
      title={TEXTS.removeTitle}
      confirmLabel={TEXTS.remove}
      act={act}
      describe={(failure) => failureOf(failure, TEXTS.noReason)}
      onClose={onClose}
    >
      <p>{TEXTS.removeWhy(row.name)}</p>
    </ConfirmAction>
  );
}
