import type { Admin } from '@widya/contract/admins';
import { AdminDrawer } from '../../features/admin-form/admin-drawer.tsx';
import type { Protection } from '../../features/admin-form/protection.ts';
import { AccountDialog } from './actions/account-dialog.tsx';
import { DrawerById } from './drawer-by-id.tsx';
import type { AccountAction } from './row-actions.tsx';
import type { OpenAdmin } from './use-open-admin.ts';

export interface AdminDialogsProps {
  readonly opened: OpenAdmin | null;
  readonly acting: { readonly kind: AccountAction; readonly admin: Admin } | null;
  readonly rows: readonly Admin[];
  readonly protectionOf: (admin: Admin) => Protection;
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function AdminDialogs({ opened, acting, rows, protectionOf, onClose }: AdminDialogsProps) {
  if (acting)
    return (
      <AccountDialog
        action={acting.kind}
        admin={acting.admin}
        protection={protectionOf(acting.admin)}
        onClose={onClose}
      />
    );
  if (opened === 'baru') return <AdminDrawer key="baru" admin={null} protection={null} onClose={onClose} />;
  return opened !== null && <DrawerById id={opened} rows={rows} protectionOf={protectionOf} onClose={onClose} />;
}
