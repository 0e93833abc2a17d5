import { useCourseInstructors } from '@widya/api-client/course-instructors';
import type { CourseInstructor } from '@widya/contract/course-instructors';
import { Button } from '@widya/design-system/button';
import { ClientDataTable } from '@widya/design-system/client-data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { TrashIcon, UserPlusIcon, UsersIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { PageHeader } from '@widya/design-system/page-header';
import { useNarrow } from '@widya/design-system/use-narrow';
import { useTableQuery } from '@widya/design-system/use-table-query';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useState } from 'react';
import { CourseGate } from '../../features/course-scope/course-gate.tsx';
import { useCourseScope } from '../../features/course-scope/use-course-scope.ts';
import { INSTRUCTOR_CARDS, INSTRUCTOR_COLUMNS } from './columns.tsx';
import { TEXTS } from './texts.ts';

const loadDialogs = () => import('./dialogs.tsx').then(({ InstructorDialogs }) => InstructorDialogs);
const TABLE = { settingsKey: 'widyaiswara-kelas-mandiri' } as const;

/** Widyaiswara of a self-paced course: admins add and remove, instructors read. Source: specification 3 §2.5. */
export default function CourseInstructors({ params }: ScreenProps) {
  const id = params.event_url ?? '';
  const { role } = useSession();
  const narrow = useNarrow();
  const query = useTableQuery(TABLE);
  const { data, error, isValidating, retry } = useCourseInstructors(id);
  const { record, error: unknown } = useCourseScope(id);
  const [dialog, setDialog] = useState<'add' | CourseInstructor | null>(null);
  const mayManage = role !== 'instructor';
  const close = () => setDialog(null);
  const add = mayManage && (
    <Button
      variant="primary"
      icon={<UserPlusIcon size={16} aria-hidden />}
      disabled={!record}
      onClick={() => setDialog('add')}
    >
      {TEXTS.add}
    </Button>
  );
  const context = [record?.title, data && TEXTS.total(data.length)].filter(Boolean).join(' · ');

  return (
    <CourseGate failures={[data ? undefined : error, unknown]}>
      <Page>
        <PageHeader title={TEXTS.title} context={context || '\u00a0'} actions={add} />
        <ClientDataTable<CourseInstructor>
          label={TEXTS.label}
          columns={narrow ? INSTRUCTOR_CARDS : INSTRUCTOR_COLUMNS}
          rows={data}
          rowKey={(row) => String(row.id)}
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
        {dialog && record && (
          <LazyPart
            load={loadDialogs}
            props={{ courseId: record.id, dialog, assigned: data ?? [], onClose: close }}
            onFailure={close}
          />
        )}
      </Page>
    </CourseGate>
  );
}
