import type { Admin } from '@widya/contract/admins';
import { PROTECTION_TEXTS, type Protection } from '../../../features/admin-form/protection.ts';
import type { AccountAction } from '../row-actions.tsx';
import { ADMINS_TEXTS as texts } from '../texts.ts';
import { BanDialog } from './ban-dialog.tsx';
import { ProtectedDialog } from './protected-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ResetAdminFactor } from './reset-admin-factor.tsx';
import { ResetDialog } from './reset-dialog.tsx';

interface AccountDialogProps {
  readonly action: AccountAction;
  readonly admin: Admin;
  readonly protection: Protection;
  readonly onClose: () => void;
}

/** The dialog of an action on an account, or why the action is not possible. S14. */
export function AccountDialog({ action, admin, protection, onClose }: AccountDialogProps) {
  if (action === 'reset')
    return protection === 'self' ? (
      <ProtectedDialog reason={texts.ownPassword} onClose={onClose} />
    ) : (
      <ResetDialog admin={admin} onClose={onClose} />
    );
  if (action === 'reset-factor')
    return protection === 'self' ? (
      <ProtectedDialog reason={texts.ownFactor} onClose={onClose} />
    ) : (
      <ResetAdminFactor admin={admin} onClose={onClose} />
    );
  if (action === 'unban') return <BanDialog admin={admin} ban={false} onClose={onClose} />;
  if (protection) return <ProtectedDialog reason={PROTECTION_TEXTS[protection]} onClose={onClose} />;
  return action === 'ban' ? (
    <BanDialog admin={admin} ban onClose={onClose} />
  ) : (
    <RemoveDialog admin={admin} onClose={onClose} />
  );
}
