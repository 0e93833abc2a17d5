import type { ApiToken } from '@widya/contract/api-tokens';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { KeyIcon, PlusIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useMemo, useState } from 'react';
import { tokenColumns } from './columns.tsx';
import { tokenList } from './list.ts';
import { tokenRowActions } from './row-actions.tsx';
import { StateFilter } from './state-filter.tsx';
import { TOKENS_TEXTS as texts } from './texts.ts';
import type { OpenDialog } from './token-dialogs.tsx';

const loadDialogs = () => import('./token-dialogs.tsx').then(({ TokenDialogs }) => TokenDialogs);

/** Token API: tokens with which programs call the API. For superadmins. Source: D249. */
export default function ApiTokens(_: ScreenProps) {
  const { query, state, page } = useList(tokenList);
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const actions = useMemo(() => tokenRowActions((token) => setOpened({ kind: 'revoke', token })), []);
  const create = () => setOpened({ kind: 'create' });
  const close = () => setOpened(null);
  const addButton = (
    <Button variant="primary" icon={<PlusIcon size={16} aria-hidden />} onClick={create}>
      {texts.add}
    </Button>
  );

  return (
    <ListPage title={texts.title} page={page} context={texts.context} actions={addButton}>
      <DataTable<ApiToken>
        label={texts.title}
        columns={tokenColumns}
        {...tableRows(page, query)}
        rowName={({ name }) => name}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={<StateFilter value={state.state} onChange={(next) => query.setFilter('state', next)} />}
        rowActions={actions}
        empty={
          <EmptyState
            icon={<KeyIcon size={22} />}
            title={texts.empty}
            description={texts.emptyWhy}
            action={addButton}
          />
        }
      />
      {opened && (
        <LazyPart
          load={loadDialogs}
          onFailure={close}
          props={{ opened, onCreated: (created) => setOpened({ kind: 'secret', created }), onClose: close }}
        />
      )}
    </ListPage>
  );
}
