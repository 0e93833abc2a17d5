import { useAdminActions } from '@widya/api-client/admins';
import { failureOf } from '@widya/api-client/api-error';
import type { Admin } from '@widya/contract/admins';
import { ConfirmByNameDialog } from '@widya/design-system/confirm-by-name-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { ADMIN_MESSAGES } from '../../../features/admin-form/texts.ts';
import { ADMINS_TEXTS as texts } from '../texts.ts';

/** Deletes an account permanently after its name was typed. */
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
        <FailureBanner failure={failureOf(removing.failure)} />
        <p>{texts.removeWhy}</p>
      </Stack>
    </ConfirmByNameDialog>
  );
}
