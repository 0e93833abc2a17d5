import type { EventRecord } from '@widya/contract/events';
import { formatDateTimeRange } from '@widya/contract/time/ranges';
import { DashboardIcon, EyeIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import { StatusBadge } from '@widya/design-system/status-badge';
import { useNarrow } from '@widya/design-system/use-narrow';
import { linkTo } from '@widya/remote-kit/link-to';
import { useNavigate } from '@widya/remote-kit/router';
import { EventPreviewButton } from '../../features/class-preview/event-preview-button.tsx';
import { PREVIEW_TEXTS } from '../../features/class-preview/texts.ts';
import { EventEditor } from '../../features/event-form/event-editor.tsx';
import { EventPublishControls } from '../../features/event-publish/publish-controls.tsx';
import { eventDashboardPath, eventDetailPath, eventListPath } from '../../features/event-scope/event-paths.ts';
import { eventBadge } from '../../features/event-scope/event-states.ts';
import { SCOPE_TEXTS } from '../../features/event-scope/texts.ts';
import { SessionsSection } from '../../features/event-sessions/sessions-section.tsx';
import { TemplateSection } from '../../features/event-templates/template-section.tsx';
import { SavedPictures } from './saved-pictures.tsx';
import { StateCard } from './state-card.tsx';

/** The record of an event: its form, and beside it its public state. */
export function EventRecordView({ record }: { readonly record: EventRecord }) {
  const navigate = useNavigate();
  // On phones the page's menu has this link, because the bar has one row.
  const narrow = useNarrow();
  const preview = linkTo('ClassPreview', { event_url: record.event_url });
  return (
    <>
      <PageHeader
        title={record.name}
        breadcrumb={[{ label: SCOPE_TEXTS.events, to: eventListPath() }, { label: record.name }]}
        context={
          <>
            <StatusBadge {...eventBadge(record)} />
            {record.start_time && <span>{formatDateTimeRange(record.start_time, record.end_time)}</span>}
          </>
        }
        actions={
          <LinkButton to={eventDashboardPath(record.event_url)} icon={<DashboardIcon size={16} aria-hidden />}>
            {SCOPE_TEXTS.dashboard}
          </LinkButton>
        }
        more={
          narrow && preview
            ? [{ key: 'preview', label: PREVIEW_TEXTS.title, icon: <EyeIcon size={16} />, to: preview }]
            : undefined
        }
      />
      <EventEditor
        key={record.id}
        record={record}
        onSaved={({ event_url }) => {
          // The address of the screen contains that of the event.
          if (event_url !== record.event_url) void navigate(eventDetailPath(event_url), { replace: true });
        }}
        pictures={({ adoptVersion }) => <SavedPictures record={record} onChanged={adoptVersion} />}
        after={() => (
          <>
            <SessionsSection record={record} />
            <TemplateSection record={record} />
          </>
        )}
        side={() => <StateCard record={record} />}
        tools={({ dirty, adoptVersion, values }) => (
          <>
            {!narrow && <EventPreviewButton record={record} values={values} />}
            <EventPublishControls record={record} dirty={dirty} onChanged={adoptVersion} />
          </>
        )}
      />
    </>
  );
}
