import { useStatus } from '@widya/api-client/status';
import { Page, Stack } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { styled } from '@widya/design-system/styled';
import { UpdatedAt } from '@widya/design-system/updated-at';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { EditorStates } from '../../features/editor-states/editor-states.tsx';
import { DatabaseCard } from './database-card.tsx';
import { MailCard } from './mail-card.tsx';
import { MissingCard } from './missing-card.tsx';
import { QueuesCard } from './queues-card.tsx';
import { ServersCard } from './servers-card.tsx';
import { StorageCard } from './storage-card.tsx';
import { STATUS_TEXTS as texts } from './texts.ts';
import { WebhooksCard } from './webhooks-card.tsx';

/** Two columns where there is room for them. */
const Columns = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Status: servers, database, queues, mail, webhooks, storage, backups, and what is not configured. For superadmins. */
export default function StatusScreen(_: ScreenProps) {
  const query = useStatus();
  const { data } = query;
  return (
    <Page>
      <PageHeader
        title={texts.title}
        context={texts.context}
        actions={
          data && (
            <UpdatedAt
              answer={data}
              of={texts.title.toLowerCase()}
              busy={query.isValidating}
              failed={query.error !== undefined}
              onRefresh={query.retry}
            />
          )
        }
      />
      {data ? (
        <Stack maxWidth="1120px">
          <Columns>
            <Stack>
              <ServersCard servers={data.servers} />
              <QueuesCard queues={data.queues} />
              <WebhooksCard webhooks={data.webhooks} />
            </Stack>
            <Stack>
              <DatabaseCard database={data.database} />
              <MailCard mail={data.mail} />
              <StorageCard storage={data.storage} backupAt={data.backup_at} />
            </Stack>
          </Columns>
          <MissingCard missing={data.missing} />
        </Stack>
      ) : (
        <EditorStates query={query} failed={texts.failed} />
      )}
    </Page>
  );
}
