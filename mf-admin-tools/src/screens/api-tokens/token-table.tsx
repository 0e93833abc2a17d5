import type { ApiToken } from '@widya/contract/api-tokens';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { KeyIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { type LoadedPage, tableRows } from '@widya/design-system/list-page';
import type { TableQuery } from '@widya/design-system/use-table-query';
import type { ListStateOf } from '@widya/remote-kit/define-list';
import { type ReactNode, useMemo } from 'react';
import { tokenColumns } from './columns.tsx';
import type { tokenList } from './list.ts';
import { tokenRowActions } from './row-actions.tsx';
import { StateFilter } from './state-filter.tsx';
import { TOKENS_TEXTS as texts } from './texts.ts';
import type { OpenDialog } from './token-dialogs.tsx';

const loadDialogs = () => import('./token-dialogs.tsx').then(({ TokenDialogs }) => TokenDialogs);

interface TokenTableProps {
  readonly query: TableQuery;
  readonly state: ListStateOf<typeof tokenList>;
  readonly page: LoadedPage<ApiToken>;
  readonly opened: OpenDialog | null;
  readonly onOpen: (opened: OpenDialog | null) => void;
  /** Creates a token; shown while there are none. */
  readonly addButton: ReactNode;
}

/** The tokens, with the dialogs about them. D249. */
export function TokenTable({ query, state, page, opened, onOpen, addButton }: TokenTableProps) {
  const actions = useMemo(() => tokenRowActions((token) => onOpen({ kind: 'revoke', token })), [onOpen]);
  const close = () => onOpen(null);
  return (
    <>
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
          props={{ opened, onCreated: (created) => onOpen({ kind: 'secret', created }), onClose: close }}
        />
      )}
    </>
  );
}
