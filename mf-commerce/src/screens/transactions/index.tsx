import { exportOrders, useOpenExceptions } from '@widya/api-client/orders';
import type { Order } from '@widya/contract/orders';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { DownloadIcon, UserIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { useList, useRowsOf } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useAddressNumber } from '@widya/remote-kit/use-address-number';
import { usePersonActions } from '@widya/remote-kit/use-person-actions';
import { useMemo, useState } from 'react';
import { useFileExport } from '../../features/file-export/use-file-export.ts';
import { orderColumns } from './columns.tsx';
import { exceptionList, monthFiltersOf, monthList } from './list.ts';
import { contextOf } from './list-context.ts';
import { ListFilters } from './list-filters.tsx';
import { orderRowActions } from './row-actions.tsx';
import { TRANSACTIONS_TEXTS as texts } from './texts.ts';
import { useCheck } from './use-check.ts';

const personOf = ({ member }: Order) => ({ id: member.id });
const loadDialogs = () => import('./order-dialogs.tsx').then(({ OrderDialogs }) => OrderDialogs);

/** Transaksi. Source: C-151 to C-153, C-156. */
export default function Transactions(_: ScreenProps) {
  const month = useList(monthList, { isShown: ({ tab }) => tab === 'all' });
  const { query, state } = month;
  const isMonth = state.tab === 'all';
  const exceptions = useRowsOf(exceptionList, query, { isShown: !isMonth });
  const page = isMonth ? month.page : exceptions.page;
  const open = useOpenExceptions().data?.open;
  const [opened, setOpened] = useAddressNumber('order');
  const [settling, setSettling] = useState<Order | null>(null);
  const { run: onCheck } = useCheck();
  const csv = useFileExport(texts.fileName, () => exportOrders(monthFiltersOf(state)));
  const actions = usePersonActions(
    orderRowActions({ onOpen: setOpened, onCheck, onSettle: setSettling }),
    personOf,
    <UserIcon size={16} />,
  );
  const rows = useMemo(() => page.data?.data ?? [], [page.data]);
  const close = () => setOpened(null);
  const { data, error } = page;

  return (
    <ListPage
      title={texts.title}
      page={page}
      context={() => contextOf(isMonth ? month.page.data?.meta : undefined, isMonth ? undefined : open)}
      contextLines={isMonth ? 3 : undefined}
      actions={
        isMonth && (
          <Button icon={<DownloadIcon size={16} aria-hidden />} loading={csv.busy} onClick={csv.run}>
            {texts.download}
          </Button>
        )
      }
      tabs={{
        label: texts.tabsLabel,
        items: [
          { value: 'all', label: texts.tabs.all },
          { value: 'exceptions', label: texts.tabs.exceptions, count: open === 0 ? undefined : open },
        ],
        value: state.tab,
        onChange: (tab) => query.setFilters({ tab, outcome: null }),
      }}
    >
      <DataTable<Order>
        label={texts.title}
        columns={orderColumns}
        {...tableRows(page, query)}
        rowName={({ order_id }) => order_id}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={isMonth && <ListFilters state={state} query={query} />}
        rowActions={actions}
        onOpen={({ id }) => setOpened(id)}
        cardAction={({ id, order_id }) => (
          <Button size="sm" aria-label={texts.detailOf(order_id)} onClick={() => setOpened(id)}>
            {texts.detail}
          </Button>
        )}
        empty={
          isMonth ? (
            <EmptyState title={texts.empty} description={texts.emptyWhy} />
          ) : (
            <EmptyState title={texts.noExceptions} description={texts.noExceptionsWhy} />
          )
        }
      />
      {(settling || (opened !== null && (data || error))) && (
        <LazyPart
          load={loadDialogs}
          onFailure={() => {
            setSettling(null);
            close();
          }}
          props={{ opened, settling, rows, onSettle: setSettling, onClose: close }}
        />
      )}
    </ListPage>
  );
}
