import { failureOf } from '@widya/api-client/api-error';
import { useMemberActions } from '@widya/api-client/members';
import type { Member } from '@widya/contract/members';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { CONFIRM_TEXTS as texts, USERS_TEXTS } from '../texts.ts';

interface RemoveDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Deletes a person softly, after a question. B-166, B-169. */
export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const { remove, restore } = useMemberActions();
  const removing = useAction(async () => {
    await remove(member.id);
    toast.undo(USERS_TEXTS.removed(member.full_name), () => restore(member.id), { failed: failureOf });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.removeTitle}
      confirmLabel={texts.removeVerb}
      loading={removing.busy}
      onConfirm={() => void removing.run()}
      onCancel={onClose}
    >
      <Stack>
        <FailureBanner failure={failureOf(removing.failure)} />
        <p>{texts.removeWhy(member.full_name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
