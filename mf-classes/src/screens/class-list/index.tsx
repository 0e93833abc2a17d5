import { DataTable } from '@widya/design-system/data-table';
import { Page } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ShowToggle } from '@widya/design-system/show-toggle';
import { Tabs } from '@widya/design-system/tabs';
import { toast } from '@widya/design-system/toast';
import { useNarrow } from '@widya/design-system/use-narrow';
import { useList } from '@widya/record-kit/list/use-list';
import { failureOf } from '@widya/record-kit/read/failure';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { CardAction } from './card-action.tsx';
import { CreateBar } from './create-bar.tsx';
import { EmptyList } from './empty-list.tsx';
import { classRows } from './export/class-rows.ts';
import { exportTable } from './export/export-table.ts';
import { ListFilters } from './filters/list-filters.tsx';
import { classList } from './list.ts';
import { ListHeader } from './list-header.tsx';
import { NarrowHeader } from './narrow-header.tsx';
import { contextLine, TEXTS } from './texts.ts';
import { useColumns } from './use-columns.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { rememberPressedLink, useReturnPoint } from './use-return-point.ts';
import { useRowActions } from './use-row-actions.ts';

const loadDialogs = () => import('./list-dialogs.tsx').then(({ ListDialogs }) => ListDialogs);

/** Daftar Kelas. Source. */
export default function ClassList(_: ScreenProps) {
  const { role, userType } = useSession();
  const narrow = useNarrow();
  const { query, state, page } = useList(classList);
  const mayManage = role !== 'instructor';
  const mayCreate = userType === 'admin';
  const { openPanel, openRow, ...dialog } = useOpenDialog(mayManage);
  const { open, actions } = useRowActions(role, openRow);
  const columns = useColumns(role);
  const { data, error } = page;
  const counts = data?.meta.counts;
  const context = counts ? contextLine(state.tab, { ...counts, total: counts[state.tab] }) : '';
  const showHidden = (shown: boolean) => query.setFilter('hidden', shown ? '1' : null);
  useReturnPoint(data !== undefined);

  return (
    <Page onClickCapture={rememberPressedLink}>
      {narrow ? (
        <NarrowHeader context={context} state={state} mayManage={mayManage} onPanel={openPanel} onHidden={showHidden} />
      ) : (
        <ListHeader context={context} mayManage={mayManage} mayCreate={mayCreate} onPanel={openPanel} />
      )}
      <Tabs
        label={TEXTS.title}
        items={[
          { value: 'upcoming', label: TEXTS.tabs.upcoming },
          { value: 'archive', label: TEXTS.tabs.archive },
        ]}
        value={state.tab}
        onChange={(tab) => query.setFilter('tab', tab)}
      >
        <DataTable
          label={TEXTS.title}
          columns={columns}
          rows={data?.data}
          total={data?.meta.total}
          rowKey={({ code }) => code}
          rowName={({ name }) => name}
          query={query}
          loading={page.isValidating}
          error={error}
          onRetry={page.retry}
          errorTitle={TEXTS.failed}
          searchPlaceholder={TEXTS.search}
          filters={<ListFilters state={state} query={query} />}
          tools={
            !narrow && (
              <ShowToggle on={state.hidden} onChange={showHidden} show={TEXTS.showHidden} hide={TEXTS.hideHidden} />
            )
          }
          exportName={narrow ? undefined : TEXTS.exportName}
          allRows={() => classRows(state)}
          exportSheet={exportTable}
          onExportError={(error, retry) => toast.failure(failureOf(error), retry)}
          rowActions={actions}
          onOpen={open}
          cardAction={(row) => <CardAction onOpen={() => open(row)} name={row.name} />}
          empty={<EmptyList tab={state.tab} role={role} mayCreate={mayCreate} />}
        />
      </Tabs>
      {narrow && mayCreate && <CreateBar />}
      {(dialog.panel || dialog.rowDialog) && <LazyPart load={loadDialogs} props={dialog} onFailure={dialog.close} />}
    </Page>
  );
}
