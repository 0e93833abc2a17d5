import { broadcastPollMs } from '@widya/api-client/email-broadcasts';
import type { EmailBroadcast } from '@widya/contract/email-broadcasts';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { SendIcon } from '@widya/design-system/icon';
import { tableRows } from '@widya/design-system/list-page';
import { useList } from '@widya/record-kit/list/use-list';
import { type MailScope, ownerOf } from '../../mail-scope/mail-scope.ts';
import { BROADCAST_COLUMNS } from './columns.tsx';
import { broadcastList } from './list.ts';
import { HISTORY_TEXTS as texts } from './texts.ts';

interface BroadcastHistoryProps {
  readonly scope: MailScope;
  readonly onOpen: (id: number) => void;
}

/** Broadcasts of a class or course, or all of them, newest first. */
export function BroadcastHistory({ scope, onOpen }: BroadcastHistoryProps) {
  const { query, page } = useList(broadcastList, { within: ownerOf(scope), pollMs: broadcastPollMs });
  return (
    <DataTable<EmailBroadcast>
      label={texts.list}
      columns={BROADCAST_COLUMNS}
      {...tableRows(page, query)}
      rowName={({ subject }) => subject}
      errorTitle={texts.failed}
      onOpen={({ id }) => onOpen(id)}
      cardAction={({ id, subject }) => (
        <Button size="sm" aria-label={texts.openOf(subject)} onClick={() => onOpen(id)}>
          {texts.open}
        </Button>
      )}
      rowActions={({ id }) => [{ key: 'open', label: texts.open, onSelect: () => onOpen(id) }]}
      empty={<EmptyState icon={<SendIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
    />
  );
}
