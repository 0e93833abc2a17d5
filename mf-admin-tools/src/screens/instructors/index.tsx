import type { Instructor } from '@widya/contract/instructors';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { useNarrow } from '@widya/design-system/use-narrow';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useAddressNumber } from '@widya/remote-kit/use-address-number';
import { useMemo, useState } from 'react';
import { useRestore } from './actions/use-restore.ts';
import { instructorColumns } from './columns.tsx';
import { EmptyList } from './empty-list.tsx';
import type { Acting } from './instructor-dialogs.tsx';
import { instructorList } from './list.ts';
import { instructorRowActions } from './row-actions.tsx';
import { INSTRUCTORS_TEXTS as texts } from './texts.ts';
import { useCanManage } from './use-can-manage.ts';

const loadDialogs = () => import('./instructor-dialogs.tsx').then(({ InstructorDialogs }) => InstructorDialogs);

const TABS = {
  label: texts.tabsLabel,
  items: [
    { value: '1', label: texts.tabs.active },
    { value: '0', label: texts.tabs.deleted },
  ],
} as const;

/** All instructors. Source: C-204 to C-211. */
export default function Instructors(_: ScreenProps) {
  const { query, state, page } = useList(instructorList);
  const canManage = useCanManage();
  const narrow = useNarrow();
  const [editing, setEditing] = useAddressNumber('widyaiswara');
  const [acting, setActing] = useState<Acting | null>(null);
  const onRestore = useRestore();
  const { data, error } = page;
  const isActive = state.active === '1';
  // Accounts without access to emails receive null.
  const knowsEmails = data?.data.some(({ email }) => email !== null) ?? canManage;
  const columns = useMemo(() => instructorColumns(knowsEmails, narrow), [knowsEmails, narrow]);
  const manage = ({ id }: Instructor) => setEditing(id);
  const add = () => setActing({ kind: 'add' });
  const actions = instructorRowActions({
    onManage: manage,
    onPassword: (instructor) => setActing({ kind: 'password', instructor }),
    onResetFactor: (instructor) => setActing({ kind: 'reset-factor', instructor }),
    onRemove: (instructor) => setActing({ kind: 'remove', instructor }),
    onRestore,
  });
  const close = () => (acting ? setActing(null) : setEditing(null));
  const opensRows = canManage && isActive;

  return (
    <ListPage
      title={texts.title}
      page={page}
      context={(total) => texts.context(total, isActive)}
      actions={
        canManage && (
          <Button variant="primary" onClick={add}>
            {texts.add}
          </Button>
        )
      }
      tabs={
        canManage
          ? { ...TABS, value: state.active, onChange: (active) => query.setFilter('active', active) }
          : undefined
      }
    >
      <DataTable<Instructor>
        label={texts.title}
        columns={columns}
        {...tableRows(page, query)}
        rowName={({ name }) => name}
        errorTitle={texts.failed}
        searchPlaceholder={knowsEmails ? texts.search : texts.searchByReader}
        rowActions={canManage ? actions : undefined}
        onOpen={opensRows ? manage : undefined}
        cardAction={(row) =>
          opensRows && (
            <Button size="sm" aria-label={`${texts.actions.manage} ${row.name}`} onClick={() => manage(row)}>
              {texts.actions.manage}
            </Button>
          )
        }
        empty={<EmptyList active={isActive} onAdd={canManage ? add : null} />}
      />
      {canManage && (acting || (editing !== null && (data || error))) && (
        <LazyPart
          load={loadDialogs}
          onFailure={close}
          props={{ acting, editing, rows: data?.data ?? [], onClose: close }}
        />
      )}
    </ListPage>
  );
}
