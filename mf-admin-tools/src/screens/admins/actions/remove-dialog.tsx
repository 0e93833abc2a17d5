import { useAdminActions } from '@widya/api-client/admins';
import type { Admin } from '@widya/contract/admins';
import { ConfirmByNameDialog } from '@widya/design-system/confirm-by-name-dialog';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '../../../features/action/use-action.ts';
import { ADMIN_MESSAGES } from '../../../features/admin-form/texts.ts';
import { FailureBanner } from '../../../features/failure/failure-banner.tsx';
import { ADMINS_TEXTS as texts } from '../texts.ts';

/** Deletes an account for good once its name is typed. */
export function RemoveDialog({ admin, onClose }: { readonly admin: Admin; readonly onClose: () => void }) {
  const { remove } = useAdminActions();
  const removing = useAction(async () => {
    await remove(admin.id);
    toast.success(ADMIN_MESSAGES.removed);
    onClose();
  });
  return (
    <ConfirmByNameDialog
      open
      title={texts.removeTitle}
      name={admin.name}
      confirmLabel={texts.actions.remove}
      loading={removing.busy}
      onConfirm={() => void removing.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={removing.failure} />
        <p>{texts.removeWhy}</p>
      </Stack>
    </ConfirmByNameDialog>
  );
}
