import { useAdminActions } from '@widya/api-client/admins';
import type { Admin } from '@widya/contract/admins';
import { ResetFactorDialog } from '../../../features/reset-factor/reset-factor-dialog.tsx';

interface ResetAdminFactorProps {
  readonly admin: Admin;
  readonly onClose: () => void;
}

/** For superadmins: lets an admin who lost app and passkeys sign in with the password only. */
export function ResetAdminFactor({ admin, onClose }: ResetAdminFactorProps) {
  const { resetSecondFactor } = useAdminActions();
  return <ResetFactorDialog name={admin.name} reset={() => resetSecondFactor(admin.id)} onClose={onClose} />;
}
