import type { Merchandise as Piece } from '@widya/contract/merchandise';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { formatNumber } from '@widya/design-system/formats/number';
import { Page } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { PageHeader } from '@widya/design-system/page-header';
import { Tabs } from '@widya/design-system/tabs';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useState } from 'react';
import { ForbiddenPage } from '../../features/failure/forbidden-page.tsx';
import { useAddressNumber } from '../../features/list-url/use-address-number.ts';
import { useActivate, useRestore } from './actions/use-moves.ts';
import { merchandiseColumns } from './columns.tsx';
import { EmptyList } from './empty-list.tsx';
import { merchandiseRowActions } from './row-actions.tsx';
import { MERCHANDISE_TEXTS as texts } from './texts.ts';
import { useMerchandiseList } from './use-merchandise-list.ts';

const loadDialogs = () => import('./merchandise-dialogs.tsx').then(({ MerchandiseDialogs }) => MerchandiseDialogs);

/** Daftar Kreasi. Source: specification 3 §2.8. */
export default function Merchandise(_: ScreenProps) {
  const { query, state, page } = useMerchandiseList();
  const [editing, setEditing] = useAddressNumber('kreasi');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Piece | null>(null);
  const onActivate = useActivate();
  const onRestore = useRestore();
  const isActive = state.active === '1';
  const edit = (piece: Piece) => setEditing(piece.id);
  const actions = merchandiseRowActions({ onEdit: edit, onRemove: setRemoving, onActivate, onRestore });
  const close = () => {
    if (adding || removing) {
      setAdding(false);
      setRemoving(null);
    } else setEditing(null);
  };
  const { data, error } = page;
  if (!data && error?.status === 403)
    return <ForbiddenPage title={texts.title} error={error} onRetry={page.retry} retrying={page.isValidating} />;

  return (
    <Page>
      <PageHeader
        title={texts.title}
        context={data ? texts.context(formatNumber(data.meta.total), isActive) : '\u00a0'}
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        }
      />
      <Tabs
        label={texts.tabsLabel}
        items={[
          { value: '1', label: texts.tabs.active },
          { value: '0', label: texts.tabs.deleted },
        ]}
        value={state.active}
        onChange={(active) => query.setFilter('active', active)}
      >
        <DataTable<Piece>
          label={texts.title}
          columns={merchandiseColumns}
          rows={data?.data}
          total={data?.meta.total}
          rowKey={({ id }) => String(id)}
          rowName={({ name }) => name}
          query={query}
          loading={page.isValidating}
          error={error}
          onRetry={page.retry}
          errorTitle={texts.failed}
          searchPlaceholder={texts.search}
          rowActions={actions}
          onOpen={isActive ? edit : undefined}
          cardAction={(piece) =>
            isActive && (
              <Button size="sm" aria-label={`${texts.actions.edit} ${piece.name}`} onClick={() => edit(piece)}>
                {texts.actions.edit}
              </Button>
            )
          }
          empty={<EmptyList active={isActive} onAdd={() => setAdding(true)} />}
        />
      </Tabs>
      {(adding || removing || (editing !== null && (data || error))) && (
        <LazyPart
          load={loadDialogs}
          onFailure={close}
          props={{ adding, removing, editing, rows: data?.data ?? [], onClose: close }}
        />
      )}
    </Page>
  );
}
