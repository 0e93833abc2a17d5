import { useAdminActions } from '@widya/api-client/admins';
import { failureOf } from '@widya/api-client/api-error';
import type { Admin } from '@widya/contract/admins';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { ADMIN_MESSAGES } from '../../../features/admin-form/texts.ts';
import { ADMINS_TEXTS as texts } from '../texts.ts';

interface BanDialogProps {
  readonly admin: Admin;
  /** Ban, or lift the ban. */
  readonly ban: boolean;
  readonly onClose: () => void;
}

/** Asks before an account is shut out or let in again. */
export function BanDialog({ admin, ban, onClose }: BanDialogProps) {
  const actions = useAdminActions();
  const switching = useAction(async () => {
    await (ban ? actions.ban(admin.id) : actions.unban(admin.id));
    toast.success(ban ? ADMIN_MESSAGES.banned : ADMIN_MESSAGES.unbanned);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={ban ? texts.banTitle : texts.unbanTitle}
      confirmLabel={ban ? texts.actions.ban : texts.actions.unban}
      danger={ban}
      loading={switching.busy}
      onConfirm={() => void switching.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(switching.failure)} />
        <p>{ban ? texts.banWhy(admin.name) : texts.unbanWhy(admin.name)}</p>
      </Stack>
    </ConfirmDialog>
  );
}
