import { Page } from '@widya/design-system/layout';
import { usePageTitle } from '@widya/remote-kit/document-title';
import { linkTo } from '@widya/remote-kit/link-to';
import { Navigate } from '@widya/remote-kit/router';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { EventGuard } from '../../features/event-scope/event-guard.tsx';
import { useEventAt } from '../../features/event-scope/use-event-at.ts';
import { EventRecordView } from './event-record.tsx';

/** Event detail; the code of a class opens the form of that class. Source: D6. */
export default function EventDetail({ params }: ScreenProps) {
  const at = useEventAt(params.event_url ?? '');
  usePageTitle(at.event?.name ?? null);
  if (at.classRecord) {
    const { code } = at.classRecord;
    return (
      <Navigate
        to={linkTo('ClassDetail', { event_url: code }) ?? `/editor/classDetail/${encodeURIComponent(code)}`}
        replace
      />
    );
  }
  return at.event ? (
    <Page>
      <EventRecordView record={at.event} />
    </Page>
  ) : (
    <EventGuard at={at} />
  );
}
