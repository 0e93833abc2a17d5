import type { EventRecord } from '@widya/contract/events';
import { Banner } from '@widya/design-system/banner';
import { Page, Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import { useOutsideScope } from '@widya/remote-kit/scope';
import { useSession } from '@widya/remote-kit/session';
import { useStoredDraft } from '@widya/remote-kit/use-stored-draft';
import { factsOf, pageValuesOf } from '../../features/class-preview/event-pages.ts';
import { PreviewFrame } from '../../features/class-preview/preview-frame.tsx';
import { PREVIEW_TEXTS as texts } from '../../features/class-preview/texts.ts';
import { eventDraftName } from '../../features/event-form/draft-name.ts';
import { type EventValues, eventValuesOf } from '../../features/event-form/event-values.ts';
import { eventDetailPath, eventListPath } from '../../features/event-scope/event-paths.ts';

/** Pages of an event as visitors see them, including an unsaved draft on this device. Source: D6. */
export function EventPreview({ event }: { readonly event: EventRecord }) {
  const { user } = useSession();
  useOutsideScope();
  const draft = useStoredDraft<EventValues>(eventDraftName(user.id, event.id));
  const values = { ...eventValuesOf(event), ...draft?.values };
  return (
    <Page>
      <PageHeader
        title={texts.title}
        breadcrumb={[{ label: texts.event, to: eventListPath() }, { label: event.name }]}
        context={event.name}
        actions={<LinkButton to={eventDetailPath(event.event_url)}>{texts.backToEvent}</LinkButton>}
      />
      <Stack gap="3">
        {draft && <Banner tone="info">{texts.unsaved}</Banner>}
        <PreviewFrame values={pageValuesOf(event, values)} record={null} topic={null} event={factsOf(event, values)} />
      </Stack>
    </Page>
  );
}
