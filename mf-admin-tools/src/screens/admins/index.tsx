import type { Admin } from '@widya/contract/admins';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { PlusIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useMemo, useState } from 'react';
import { protectionOf } from '../../features/admin-form/protection.ts';
import type { AdminDialogsProps } from './admin-dialogs.tsx';
import { adminColumns } from './columns.tsx';
import { EmptyList } from './empty-list.tsx';
import { adminList } from './list.ts';
import { RoleFilter } from './role-filter.tsx';
import { adminRowActions } from './row-actions.tsx';
import { ADMINS_TEXTS as texts } from './texts.ts';
import { useOpenAdmin } from './use-open-admin.ts';
import { useSuperadminCount } from './use-superadmin-count.ts';
import { WaitingFilter } from './waiting-filter.tsx';

const loadDialogs = () => import('./admin-dialogs.tsx').then(({ AdminDialogs }) => AdminDialogs);

/** Daftar Admin. Source: D14. */
export default function Admins(_: ScreenProps) {
  const { user } = useSession();
  const { query, state, page } = useList(adminList);
  const { opened, open } = useOpenAdmin();
  const [acting, setActing] = useState<AdminDialogsProps['acting']>(null);
  const superadmins = useSuperadminCount();
  const columns = useMemo(() => adminColumns(user.id), [user.id]);
  const actions = useMemo(
    () =>
      adminRowActions(
        ({ id }) => open(id),
        (kind, admin) => setActing({ kind, admin }),
      ),
    [open],
  );
  const isActive = state.active === '1';
  const { data } = page;
  const close = () => (acting ? setActing(null) : open(null));

  return (
    <ListPage
      title={texts.title}
      page={page}
      context={(total) => texts.context(total, isActive)}
      actions={
        <Button variant="primary" icon={<PlusIcon size={16} aria-hidden />} onClick={() => open('baru')}>
          {texts.add}
        </Button>
      }
      tabs={{
        label: texts.tabsLabel,
        items: [
          { value: '1', label: texts.tabs.active },
          { value: '0', label: texts.tabs.banned },
        ],
        value: state.active,
        onChange: (active) => query.setFilter('active', active),
      }}
    >
      <DataTable<Admin>
        label={texts.title}
        columns={columns}
        {...tableRows(page, query)}
        rowName={({ name }) => name}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={
          <>
            <RoleFilter value={state.role} onChange={(role) => query.setFilter('role', role)} />
            {isActive && (
              <WaitingFilter value={state.waiting} onChange={(waiting) => query.setFilter('waiting', waiting)} />
            )}
          </>
        }
        rowActions={actions}
        onOpen={({ id }) => open(id)}
        cardAction={({ id, name }) => (
          <Button size="sm" aria-label={`${texts.actions.edit} ${name}`} onClick={() => open(id)}>
            {texts.actions.edit}
          </Button>
        )}
        empty={<EmptyList active={isActive} />}
      />
      {(opened !== null || acting) && (
        <LazyPart
          load={loadDialogs}
          onFailure={close}
          props={{
            opened,
            acting,
            rows: data?.data ?? [],
            protectionOf: (admin) => protectionOf(admin, user.id, superadmins),
            onClose: close,
          }}
        />
      )}
    </ListPage>
  );
}
