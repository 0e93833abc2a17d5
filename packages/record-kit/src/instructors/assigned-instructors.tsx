import type { Query } from '@widya/api-client/query';
import { Button } from '@widya/design-system/button';
import { ClientDataTable } from '@widya/design-system/client-data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { TrashIcon, UserPlusIcon, UsersIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { PageHeader } from '@widya/design-system/page-header';
import { useNarrow } from '@widya/design-system/use-narrow';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import type { AssignedInstructor, AssignmentCalls } from './assignment.ts';
import { INSTRUCTOR_CARDS, INSTRUCTOR_COLUMNS } from './columns.tsx';
import { TEXTS } from './texts.ts';

interface AssignedInstructorsProps {
  /** Name of the class or course; undefined while unknown, with its space reserved. */
  readonly name: string | undefined;
  readonly list: Query<readonly AssignedInstructor[]>;
  /** Null while the class or course is unknown, so that nobody can be added. */
  readonly calls: AssignmentCalls | null;
  /** Storage key of page size and columns. */
  readonly settingsKey: string;
}

const loadDialogs = () => import('./dialogs.tsx').then(({ InstructorDialogs }) => InstructorDialogs);

/** Instructors of a class or a course: admins add and remove, instructors read. Source: C-004 and C-041. */
export function AssignedInstructors({ name, list, calls, settingsKey }: AssignedInstructorsProps) {
  const { data, error, isValidating, retry } = list;
  const { role } = useSession();
  const narrow = useNarrow();
  const query = useTableQuery({ settingsKey });
  const [dialog, setDialog] = useState<'add' | AssignedInstructor | null>(null);
  const mayManage = role !== 'instructor';
  const close = () => setDialog(null);
  const add = mayManage && (
    <Button
      variant="primary"
      icon={<UserPlusIcon size={16} aria-hidden />}
      disabled={calls === null}
      onClick={() => setDialog('add')}
    >
      {TEXTS.add}
    </Button>
  );
  const context = [name, data && TEXTS.total(data.length)].filter(Boolean).join(' · ');

  return (
    <Page>
      <PageHeader title={TEXTS.title} context={context || '\u00a0'} contextLines={2} actions={add} />
      <ClientDataTable<AssignedInstructor>
        label={TEXTS.label}
        columns={narrow ? INSTRUCTOR_CARDS : INSTRUCTOR_COLUMNS}
        rows={data}
        rowKey={({ id }) => String(id)}
        rowName={(row) => row.name}
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
      {dialog && calls && (
        <LazyPart
          load={loadDialogs}
          props={{ calls, dialog, assigned: data ?? [], onClose: close }}
          onFailure={close}
        />
      )}
    </Page>
  );
}
