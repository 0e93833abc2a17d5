import { failureOf } from '@widya/api-client/api-error';
import { useMemberActions } from '@widya/api-client/members';
import type { Member } from '@widya/contract/members';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { CONFIRM_TEXTS as texts, USERS_TEXTS } from '../texts.ts';

interface RemoveDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Confirms the soft deletion of a person. B-166, B-169. */
export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const { remove, restore } = useMemberActions();
  const act = async () => {
    await remove(member.id);
    toast.undo(USERS_TEXTS.removed(member.full_name), () => restore(member.id), { failed: failureOf });
  };
  return (
    <ConfirmAction
      danger
      title={texts.removeTitle}
      confirmLabel={texts.removeVerb}
      act={act}
      describe={failureOf}
      onClose={onClose}
    >
      <p>{texts.removeWhy(member.full_name)}</p>
    </ConfirmAction>
  );
}
