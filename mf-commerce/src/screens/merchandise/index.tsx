import type { Merchandise as Item } from '@widya/contract/merchandise';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useAddressNumber } from '@widya/remote-kit/use-address-number';
import { useState } from 'react';
import { useActivate, useRestore } from './actions/use-immediate-actions.ts';
import { merchandiseColumns } from './columns.tsx';
import { EmptyList } from './empty-list.tsx';
import { merchandiseList } from './list.ts';
import { merchandiseRowActions } from './row-actions.tsx';
import { MERCHANDISE_TEXTS as texts } from './texts.ts';

const loadDialogs = () => import('./merchandise-dialogs.tsx').then(({ MerchandiseDialogs }) => MerchandiseDialogs);

/** Daftar Kreasi. Source: C-158, C-159, C-161 to C-165. */
export default function Merchandise(_: ScreenProps) {
  const { query, state, page } = useList(merchandiseList);
  const [editing, setEditing] = useAddressNumber('kreasi');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Item | null>(null);
  const onActivate = useActivate();
  const onRestore = useRestore();
  const isActive = state.active === '1';
  const edit = (item: Item) => setEditing(item.id);
  const actions = merchandiseRowActions({ onEdit: edit, onRemove: setRemoving, onActivate, onRestore });
  const close = () => {
    if (adding || removing) {
      setAdding(false);
      setRemoving(null);
    } else setEditing(null);
  };
  const { data, error } = page;

  return (
    <ListPage
      title={texts.title}
      page={page}
      context={(total) => texts.context(total, isActive)}
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
      tabs={{
        label: texts.tabsLabel,
        items: [
          { value: '1', label: texts.tabs.active },
          { value: '0', label: texts.tabs.deleted },
        ],
        value: state.active,
        onChange: (active) => query.setFilter('active', active),
      }}
    >
      <DataTable<Item>
        label={texts.title}
        columns={merchandiseColumns}
        {...tableRows(page, query)}
        rowName={({ name }) => name}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        rowActions={actions}
        onOpen={isActive ? edit : undefined}
        cardAction={(item) =>
          isActive && (
            <Button size="sm" aria-label={`${texts.actions.edit} ${item.name}`} onClick={() => edit(item)}>
              {texts.actions.edit}
            </Button>
          )
        }
        empty={<EmptyList active={isActive} onAdd={() => setAdding(true)} />}
      />
      {(adding || removing || (editing !== null && (data || error))) && (
        <LazyPart
          load={loadDialogs}
          onFailure={close}
          props={{ adding, removing, editing, rows: data?.data ?? [], onClose: close }}
        />
      )}
    </ListPage>
  );
}
