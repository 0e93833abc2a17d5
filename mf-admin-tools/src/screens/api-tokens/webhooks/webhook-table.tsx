import type { Webhook } from '@widya/contract/webhooks';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { SendIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { LinkButton } from '@widya/design-system/link-button';
import { type LoadedPage, tableRows } from '@widya/design-system/list-page';
import type { TableQuery } from '@widya/design-system/use-table-query';
import type { ReactNode } from 'react';
import { useQuickActions } from '../../../features/webhooks/use-quick-actions.ts';
import { webhookLogPath } from '../../../features/webhooks/webhook-addresses.ts';
import { webhookColumns } from './columns.tsx';
import { webhookRowActions } from './row-actions.tsx';
import { WEBHOOKS_TEXTS as texts } from './texts.ts';
import type { OpenWebhookDialog } from './webhook-dialogs.tsx';

const loadDialogs = () => import('./webhook-dialogs.tsx').then(({ WebhookDialogs }) => WebhookDialogs);

interface WebhookTableProps {
  readonly query: TableQuery;
  readonly page: LoadedPage<Webhook>;
  readonly opened: OpenWebhookDialog | null;
  readonly onOpen: (opened: OpenWebhookDialog | null) => void;
  /** Adds a webhook; shown while there are none. */
  readonly addButton: ReactNode;
}

/** The webhooks, with the dialogs about them. */
export function WebhookTable({ query, page, opened, onOpen, addButton }: WebhookTableProps) {
  const { test, activate } = useQuickActions();
  const actions = webhookRowActions({
    onEdit: (webhook) => onOpen({ kind: 'edit', webhook }),
    onTest: (webhook) => void test(webhook),
    onRotate: (webhook) => onOpen({ kind: 'rotate', webhook }),
    onActivate: (webhook) => void activate(webhook),
    onDeactivate: (webhook) => onOpen({ kind: 'deactivate', webhook }),
    onRemove: (webhook) => onOpen({ kind: 'remove', webhook }),
  });
  const close = () => onOpen(null);
  return (
    <>
      <DataTable<Webhook>
        label={texts.title}
        columns={webhookColumns}
        {...tableRows(page, query)}
        rowName={({ name }) => name}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        rowActions={actions}
        cardAction={({ id, name }) => {
          const log = webhookLogPath(id);
          return (
            log !== null && (
              <LinkButton size="sm" to={log} aria-label={texts.logOf(name)}>
                {texts.actions.log}
              </LinkButton>
            )
          );
        }}
        empty={
          <EmptyState
            icon={<SendIcon size={22} />}
            title={texts.empty}
            description={texts.emptyWhy}
            action={addButton}
          />
        }
      />
      {opened && <LazyPart load={loadDialogs} onFailure={close} props={{ opened, onOpen, onClose: close }} />}
    </>
  );
}
