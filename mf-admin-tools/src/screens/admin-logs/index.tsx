import type { AdminLog } from '@widya/contract/admin-logs';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { Page } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useAddressNumber } from '@widya/remote-kit/use-address-number';
import { useMemo } from 'react';
import { logColumns } from './columns.tsx';
import { LogFilters } from './filters/log-filters.tsx';
import { logList } from './list.ts';
import { LogHeader } from './log-header.tsx';
import { logRowActions } from './row-actions.tsx';
import { LOG_TEXTS as texts } from './texts.ts';
import { useLogExport } from './use-log-export.ts';

const loadDrawer = () => import('./drawer/log-by-id.tsx').then(({ LogById }) => LogById);

/** Daftar Log. Source: C-176, C-177. */
export default function AdminLogs(_: ScreenProps) {
  const { query, state, page } = useList(logList);
  const [opened, open] = useAddressNumber('log');
  const csv = useLogExport(state);
  const { data, error } = page;
  const close = () => open(null);
  const session = useSession();
  const actions = useMemo(() => logRowActions(open, session), [open, session]);

  return (
    <Page>
      <LogHeader total={data?.meta.total} busy={csv.busy} onDownload={csv.run} />
      <DataTable<AdminLog>
        label={texts.title}
        columns={logColumns}
        rows={data?.data}
        total={data?.meta.total}
        rowKey={({ id }) => String(id)}
        rowName={({ activity, name }) => `${activity}, ${name}`}
        query={query}
        loading={page.isValidating}
        error={error}
        onRetry={page.retry}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={<LogFilters state={state} query={query} />}
        onOpen={({ id }) => open(id)}
        rowActions={actions}
        cardAction={({ id, activity }) => (
          <Button size="sm" aria-label={`${texts.detail}: ${activity}`} onClick={() => open(id)}>
            {texts.detail}
          </Button>
        )}
        empty={<EmptyState title={texts.empty} description={texts.emptyWhy} />}
      />
      {opened !== null && (data || error) && (
        <LazyPart load={loadDrawer} onFailure={close} props={{ id: opened, rows: data?.data ?? [], onClose: close }} />
      )}
    </Page>
  );
}
