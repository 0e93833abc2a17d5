import { useQuery } from '@widya/api-client/query';
import { type Admin, listAdmins } from '@widya/contract/admins';
import type { adminSchemas } from '@widya/contract/admins.schemas';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { EmptyState } from '@widya/design-system/empty-state';
import { ErrorState } from '@widya/design-system/error-state';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { AdminDrawer } from '../../features/admin-form/admin-drawer.tsx';
import type { Protection } from '../../features/admin-form/protection.ts';
import { ADMIN_FORM_TEXTS } from '../../features/admin-form/texts.ts';
import { ADMINS_TEXTS as texts } from './texts.ts';

interface DrawerByIdProps {
  readonly id: number;
  /** The displayed accounts, which usually include the requested one. */
  readonly rows: readonly Admin[];
  readonly protectionOf: (admin: Admin) => Protection;
  readonly onClose: () => void;
}

/**
 * The account of an address. If it is not displayed, it is searched among all accounts, of which there are only tens.
 */
export function DrawerById({ id, rows, protectionOf, onClose }: DrawerByIdProps) {
  const listed = rows.find((admin) => admin.id === id);
  const all = useQuery<(typeof adminSchemas)['listAdmins'], readonly Admin[]>(listAdmins, listed ? null : {});
  const admin = listed ?? all.data?.find((candidate) => candidate.id === id);
  if (admin) return <AdminDrawer key={id} admin={admin} protection={protectionOf(admin)} onClose={onClose} />;
  return (
    <Drawer open size="lg" title={ADMIN_FORM_TEXTS.editTitle} onClose={onClose}>
      {all.error ? (
        <ErrorState
          size="sm"
          message={all.error.msg}
          requestId={all.error.requestId}
          onRetry={all.retry}
          retrying={all.isValidating}
        />
      ) : all.data ? (
        <EmptyState size="sm" title={texts.missing} action={<Button onClick={onClose}>{texts.close}</Button>} />
      ) : (
        <SkeletonArea>
          <SkeletonText lines={8} />
        </SkeletonArea>
      )}
    </Drawer>
  );
}
