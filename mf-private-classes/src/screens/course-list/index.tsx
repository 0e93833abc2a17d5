import { allCourses } from '@widya/api-client/courses';
import type { CourseRow } from '@widya/contract/courses';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { PlusIcon, VideoIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { LinkButton } from '@widya/design-system/link-button';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { ShowToggle } from '@widya/design-system/show-toggle';
import { toast } from '@widya/design-system/toast';
import { useList } from '@widya/record-kit/list/use-list';
import { failureOf } from '@widya/record-kit/read/failure';
import { restore } from '@widya/record-kit/visibility/restore';
import { linkTo } from '@widya/remote-kit/link-to';
import { useNavigate } from '@widya/remote-kit/router';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useMemo } from 'react';
import { managePath } from '../../features/courses/paths.ts';
import { useCopying } from '../../features/courses/use-copying.ts';
import { useHiding } from '../../features/courses/use-hiding.ts';
import { courseColumns } from './columns.tsx';
import { exportSheet } from './export-sheet.ts';
import { courseList } from './list.ts';
import { courseRowActions } from './row-actions.tsx';
import { TEXTS } from './texts.ts';
import { useOpenDialog } from './use-open-dialog.ts';

const loadDialogs = () => import('./list-dialogs.tsx').then(({ ListDialogs }) => ListDialogs);

/** Daftar Kelas Daring Mandiri. Source: C-007 to C-016. */
export default function CourseList(_: ScreenProps) {
  const { role, userType } = useSession();
  const navigate = useNavigate();
  const hidingOf = useHiding();
  const copy = useCopying();
  const { query, state, page } = useList(courseList);
  const mayManage = role !== 'instructor';
  const { openPrices, openRow, ...dialog } = useOpenDialog(mayManage);
  const columns = useMemo(() => courseColumns(role), [role]);
  const open = (row: CourseRow) => void navigate(managePath(row.id, role));
  const counts = page.data?.meta.counts;
  const createPath = linkTo('CreateCourse');
  const create = userType === 'admin' && createPath && (
    <LinkButton to={createPath} variant="primary" icon={<PlusIcon size={16} aria-hidden />}>
      {TEXTS.create}
    </LinkButton>
  );

  return (
    <ListPage
      title={TEXTS.title}
      page={page}
      context={() => (counts ? TEXTS.context(counts.shown, counts.hidden) : '')}
      actions={
        (mayManage || create) && (
          <>
            {mayManage && <Button onClick={openPrices}>{TEXTS.prices}</Button>}
            {create}
          </>
        )
      }
    >
      <DataTable<CourseRow>
        label={TEXTS.title}
        columns={columns}
        {...tableRows(page, query)}
        rowName={({ title }) => title}
        errorTitle={TEXTS.failed}
        searchPlaceholder={TEXTS.search}
        tools={
          <ShowToggle
            show={TEXTS.showHidden}
            hide={TEXTS.hideHidden}
            on={state.hidden}
            onChange={(on) => query.setFilter('hidden', on ? '1' : null)}
          />
        }
        exportName={TEXTS.exportName}
        allRows={() => {
          const { page: _page, per_page: _size, ...filters } = courseList.queryOf(state);
          return allCourses(filters);
        }}
        exportSheet={exportSheet}
        onExportError={(error, retry) => toast.failure(failureOf(error), retry)}
        rowActions={courseRowActions(role, {
          onManage: open,
          onCopy: ({ id }) => void copy(id),
          onHide: (row) => openRow('hide', row),
          onRestore: (row) => void restore(hidingOf(row)),
          onDelete: (row) => openRow('delete', row),
        })}
        onOpen={open}
        cardAction={(row) => (
          <Button size="sm" onClick={() => open(row)} aria-label={`${TEXTS.actions.manage} ${row.title}`}>
            {TEXTS.actions.manage}
          </Button>
        )}
        empty={
          <EmptyState
            icon={<VideoIcon size={22} />}
            title={TEXTS.empty}
            description={mayManage ? TEXTS.emptyWhy : TEXTS.emptyInstructor}
            action={create || undefined}
          />
        }
      />
      {(dialog.pricing || dialog.rowDialog) && <LazyPart load={loadDialogs} props={dialog} onFailure={dialog.close} />}
    </ListPage>
  );
}
