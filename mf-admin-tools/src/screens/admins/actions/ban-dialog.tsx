import { useAdminActions } from '@widya/api-client/admins';
import type { Admin } from '@widya/contract/admins';
import { toast } from '@widya/design-system/toast';
import { ConfirmAction } from '@widya/record-kit/confirm/confirm-action';
import { ADMIN_MESSAGES } from '../../../features/admin-form/texts.ts';
import { ADMINS_TEXTS as texts } from '../texts.ts';

interface BanDialogProps {
  readonly admin: Admin;
  /** True bans the account, false lifts the ban. */
  readonly ban: boolean;
  readonly onClose: () => void;
}

/** Confirms banning an account or lifting the ban. */
export function BanDialog({ admin, ban, onClose }: BanDialogProps) {
  const actions = useAdminActions();
  const act = async () => {
    await (ban ? actions.ban(admin.id) : actions.unban(admin.id));
    toast.success(ban ? ADMIN_MESSAGES.banned : ADMIN_MESSAGES.unbanned);
  };
  return (
    <ConfirmAction
      title={ban ? texts.banTitle : texts.unbanTitle}
      confirmLabel={ban ? texts.actions.ban : texts.actions.unban}
      danger={ban}
      act={act}
      onClose={onClose}
    >
      <p>{ban ? texts.banWhy(admin.name) : texts.unbanWhy(admin.name)}</p>
    </ConfirmAction>
  );
}
