import { Page } from '@widya/design-system/layout';
import { usePageTitle } from '@widya/remote-kit/document-title';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { EventGuard } from '../../features/event-scope/event-guard.tsx';
import { useEventAt } from '../../features/event-scope/use-event-at.ts';
import { ClassDashboard } from './class-dashboard.tsx';
import { EventDashboardView } from './event-dashboard.tsx';

/** Event dashboard of an event or, by its code, of a class. Source: D6. */
export default function EventDashboard({ params }: ScreenProps) {
  const at = useEventAt(params.event_url ?? '');
  usePageTitle(at.event?.name ?? at.classRecord?.name ?? null);
  if (at.event)
    return (
      <Page>
        <EventDashboardView record={at.event} />
      </Page>
    );
  return at.classRecord ? (
    <Page>
      <ClassDashboard record={at.classRecord} />
    </Page>
  ) : (
    <EventGuard at={at} />
  );
}
