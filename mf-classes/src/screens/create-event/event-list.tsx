import type { EventRecord } from '@widya/contract/events';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatNumber } from '@widya/design-system/formats/number';
import { DashboardIcon, PencilIcon, PlusIcon, TicketIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { tableRows } from '@widya/design-system/list-page';
import { PageHeader } from '@widya/design-system/page-header';
import { useNarrow } from '@widya/design-system/use-narrow';
import { useList } from '@widya/record-kit/list/use-list';
import { useNavigate } from '@widya/remote-kit/router';
import { eventDashboardPath, eventDetailPath } from '../../features/event-scope/event-paths.ts';
import { EVENT_CARDS, EVENT_COLUMNS } from './columns.tsx';
import { eventList } from './list.ts';
import { CREATE_TEXTS as texts } from './texts.ts';

/** All events, nearest first, with links to their dashboards and forms. A-216. */
export function EventList({ onCreate }: { readonly onCreate: () => void }) {
  const narrow = useNarrow();
  const navigate = useNavigate();
  const { query, page } = useList(eventList);
  const { data } = page;
  const create = (
    <Button variant="primary" icon={<PlusIcon size={16} aria-hidden />} onClick={onCreate}>
      {texts.create}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={texts.title}
        context={data ? texts.total(formatNumber(data.meta.total)) : '\u00a0'}
        actions={create}
      />
      <DataTable<EventRecord>
        label={texts.label}
        columns={narrow ? EVENT_CARDS : EVENT_COLUMNS}
        {...tableRows(page, query)}
        rowName={({ name }) => name}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        onOpen={({ event_url }) => void navigate(eventDashboardPath(event_url))}
        cardAction={({ event_url, name }) => (
          <LinkButton size="sm" to={eventDashboardPath(event_url)} aria-label={texts.dashboardOf(name)}>
            {texts.dashboard}
          </LinkButton>
        )}
        rowActions={({ event_url }) => [
          {
            key: 'dashboard',
            label: texts.dashboard,
            icon: <DashboardIcon size={16} />,
            to: eventDashboardPath(event_url),
          },
          { key: 'edit', label: texts.edit, icon: <PencilIcon size={16} />, to: eventDetailPath(event_url) },
        ]}
        empty={
          <EmptyState
            icon={<TicketIcon size={22} />}
            title={texts.empty}
            description={texts.emptyWhy}
            action={create}
          />
        }
      />
    </Page>
  );
}
