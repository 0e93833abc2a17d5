import { useClassInstructors } from '@widya/api-client/class-instructors';
import type { ClassInstructor } from '@widya/contract/class-instructors';
import { Button } from '@widya/design-system/button';
import { ClientDataTable } from '@widya/design-system/client-data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { TrashIcon, UserPlusIcon, UsersIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { useNarrow } from '@widya/design-system/use-narrow';
import { useTableQuery } from '@widya/design-system/use-table-query';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { ClassGate } from '../../features/class-scope/class-gate.tsx';
import { ClassHeader } from '../../features/class-scope/class-header.tsx';
import { useClassScope } from '../../features/class-scope/use-class-scope.ts';
import { INSTRUCTOR_CARDS, INSTRUCTOR_COLUMNS } from './columns.tsx';
import { TEXTS } from './texts.ts';

const loadDialogs = () => import('./dialogs.tsx').then(({ InstructorDialogs }) => InstructorDialogs);
const TABLE = { settingsKey: 'widyaiswara-kelas' } as const;

/** Widyaiswara of a class: admins add and remove, instructors read. Source: specification 3 §2.5. */
export default function ClassInstructors({ params }: ScreenProps) {
  const code = params.event_url ?? '';
  const { role } = useSession();
  const narrow = useNarrow();
  const query = useTableQuery(TABLE);
  const { data, error, isValidating, retry } = useClassInstructors(code);
  const scope = useClassScope(code);
  const [dialog, setDialog] = useState<'add' | ClassInstructor | null>(null);
  const mayManage = role !== 'instructor';
  const close = () => setDialog(null);
  const add = mayManage && (
    <Button variant="primary" icon={<UserPlusIcon size={16} aria-hidden />} onClick={() => setDialog('add')}>
      {TEXTS.add}
    </Button>
  );

  return (
    <ClassGate failures={[data ? undefined : error, scope.error]}>
      <Page>
        <ClassHeader
          title={TEXTS.title}
          className={scope.record?.name}
          facts={data && TEXTS.total(data.length)}
          actions={add}
        />
        <ClientDataTable<ClassInstructor>
          label={TEXTS.label}
          columns={narrow ? INSTRUCTOR_CARDS : INSTRUCTOR_COLUMNS}
          rows={data}
          rowKey={({ id }) => String(id)}
          rowName={({ name }) => name}
          query={query}
          loading={isValidating}
          error={error}
          onRetry={retry}
          errorTitle={TEXTS.failed}
          searchPlaceholder={TEXTS.search}
          rowActions={
            mayManage
              ? (row) => [
                  {
                    key: 'remove',
                    label: TEXTS.remove,
                    icon: <TrashIcon size={16} />,
                    onSelect: () => setDialog(row),
                    danger: true,
                  },
                ]
              : undefined
          }
          empty={
            <EmptyState
              icon={<UsersIcon size={22} />}
              title={TEXTS.empty}
              description={mayManage ? TEXTS.emptyWhy : TEXTS.emptyReader}
              action={add}
            />
          }
        />
        {dialog && (
          <LazyPart
            load={loadDialogs}
            props={{ code, dialog, assigned: data ?? [], onClose: close }}
            onFailure={close}
          />
        )}
      </Page>
    </ClassGate>
  );
}
