import { exportVouchers } from '@widya/api-client/vouchers';
import type { VoucherBulkAction } from '@widya/contract/voucher-rules';
import type { Voucher } from '@widya/contract/vouchers';
import { Button } from '@widya/design-system/button';
import { copyText } from '@widya/design-system/copy-text';
import { DataTable } from '@widya/design-system/data-table';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { ShowToggle } from '@widya/design-system/show-toggle';
import { toast } from '@widya/design-system/toast';
import { useSelection } from '@widya/record-kit/bulk-action/use-selection';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useMemo, useState } from 'react';
import { useFileExport } from '../../features/file-export/use-file-export.ts';
import { BatchFilter } from './batch-filter.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { targetOf } from './bulk/bulk-request.ts';
import { CodeButtons } from './codes/code-buttons.tsx';
import { voucherColumns } from './columns.tsx';
import { EmptyList } from './empty-list.tsx';
import { voucherList } from './list.ts';
import { ListActions } from './list-actions.tsx';
import { listContext } from './list-context.ts';
import { voucherRowActions } from './row-actions.tsx';
import { VOUCHERS_TEXTS as texts } from './texts.ts';
import { TypeFilter } from './type-filter.tsx';
import { useSwitch } from './use-switch.ts';
import type { OpenDialog } from './voucher-dialogs.tsx';

const loadDialogs = () => import('./voucher-dialogs.tsx').then(({ VoucherDialogs }) => VoucherDialogs);
const openUsage = (voucher: Voucher): OpenDialog => ({ kind: 'usage', voucher });

const copyCode = async ({ code }: Voucher): Promise<void> => {
  if (await copyText(code)) toast.success(texts.copied(code));
  else toast.error(texts.copyFailed);
};

/** Voucher. Source: C-126, C-129 to C-132. */
export default function Vouchers(_: ScreenProps) {
  const { query, state, page } = useList(voucherList);
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const filters = useMemo(() => voucherList.filtersOf(state), [state]);
  const { selection, choose, clear, forget } = useSelection(filters);
  const csv = useFileExport(texts.fileName, () => exportVouchers(filters), texts.otherFailed);
  const onSwitch = useSwitch();
  const { setFilter, setFilters } = query;
  const columns = useMemo(() => voucherColumns((voucher) => setOpened(openUsage(voucher))), []);
  const actions = useMemo(
    () =>
      voucherRowActions({
        onOpen: (kind, voucher) => setOpened({ kind, voucher }),
        onCopy: (voucher) => void copyCode(voucher),
        onBatch: (batchId) => setFilter('batch_id', batchId),
        onSwitch,
      }),
    [onSwitch, setFilter],
  );
  const isActive = state.tab === 'active';
  const create = () => setOpened({ kind: 'create' });
  const close = () => setOpened(null);
  const openBatch = (batchId: string) => {
    setFilters({ tab: 'active', show_inactive: null, q: null, type: null, batch_id: batchId });
    close();
  };
  const openBulk = (action: VoucherBulkAction, count: number) =>
    setOpened({ kind: 'bulk', request: { action, count, target: targetOf(selection, filters) } });

  return (
    <ListPage
      title={texts.title}
      page={page}
      context={() => page.data && listContext(page.data.meta, isActive)}
      actions={<ListActions downloading={csv.busy} onDownload={csv.run} onCreate={create} />}
      tabs={{
        label: texts.tabsLabel,
        items: [
          { value: 'active', label: texts.tabs.active },
          { value: 'inactive', label: texts.tabs.inactive },
        ],
        value: state.tab,
        onChange: (tab) => setFilters({ tab, show_inactive: null }),
      }}
    >
      <DataTable<Voucher>
        label={texts.title}
        columns={columns}
        {...tableRows(page, query, ({ code }) => code)}
        rowName={({ name, code }) => `${name}, ${code}`}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={
          <>
            <TypeFilter value={state.type} onChange={(type) => setFilter('type', type)} />
            <BatchFilter value={state.batch_id} onChange={(batchId) => setFilter('batch_id', batchId)} />
          </>
        }
        tools={
          isActive && (
            <ShowToggle
              on={state.show_inactive}
              onChange={(on) => setFilter('show_inactive', on ? '1' : null)}
              show={texts.showInactive}
              hide={texts.hideInactive}
            />
          )
        }
        selection={selection}
        onSelection={choose}
        bulkActions={(count) => (
          <>
            <CodeButtons selection={selection} count={count} state={state} />
            <BulkBar onAction={(action) => openBulk(action, count)} />
          </>
        )}
        rowActions={actions}
        onOpen={(voucher) => setOpened(openUsage(voucher))}
        cardAction={(voucher) => (
          <Button size="sm" aria-label={texts.usageLabel(voucher.code)} onClick={() => setOpened(openUsage(voucher))}>
            {texts.actions.usage}
          </Button>
        )}
        empty={<EmptyList active={isActive} onCreate={create} />}
      />
      {opened && (
        <LazyPart
          load={loadDialogs}
          onFailure={close}
          props={{
            opened,
            onCreated: (created) => setOpened({ kind: 'codes', created }),
            onBatch: openBatch,
            onDone: clear,
            onRemoved: forget,
            onClose: close,
          }}
        />
      )}
    </ListPage>
  );
}
