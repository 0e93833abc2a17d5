import type { EventRecord } from '@widya/contract/events';
import { StatusBadge } from '@widya/design-system/status-badge';
import { eventDetailPath } from '../../features/event-scope/event-paths.ts';
import { eventBadge } from '../../features/event-scope/event-states.ts';
import { DashboardTop } from './dashboard-top.tsx';
import { SessionPart } from './session-part.tsx';
import { SessionTabs } from './session-tabs.tsx';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

const PHASES = { NOT_OPEN: 'before', OPEN: 'before', CLOSED: 'before', LIVE: 'running', FINISHED: 'over' } as const;

/** Shown while registration is not possible, until the end; a running event may be hidden or a draft. A-251. */
function warningOf({ publish_status, timing }: EventRecord): string | null {
  if (timing === 'FINISHED') return null;
  if (publish_status === 'DRAFT') return texts.notOpen;
  return publish_status === 'HIDDEN' ? texts.closed : null;
}

/** The dashboard of an event. Source. */
export const EventDashboardView = ({ record }: { readonly record: EventRecord }) => (
  <>
    <DashboardTop
      name={record.name}
      link={{ page: 'eventRegistration', code: record.event_url }}
      badge={<StatusBadge {...eventBadge(record)} />}
      start={record.start_time}
      end={record.end_time}
      phase={PHASES[record.timing]}
      warning={warningOf(record)}
      editPath={eventDetailPath(record.event_url)}
    />
    {record.sessions.length > 1 ? (
      <SessionTabs record={record} />
    ) : (
      <SessionPart record={record} session={record.sessions[0]} />
    )}
  </>
);
