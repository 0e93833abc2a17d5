import { useClass } from '@widya/api-client/classes';
import { useEvent } from '@widya/api-client/events';
import { useTopics } from '@widya/api-client/topics';
import { Banner } from '@widya/design-system/banner';
import { Page, Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { LoadFailure } from '@widya/design-system/load-failure';
import { PageHeader } from '@widya/design-system/page-header';
import { Skeleton } from '@widya/design-system/skeleton';
import { failureOf } from '@widya/record-kit/read/failure';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { linkTo } from '@widya/remote-kit/link-to';
import { useParams } from '@widya/remote-kit/router';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { useStoredDraft } from '@widya/remote-kit/use-stored-draft';
import { type ClassValues, valuesOf } from '../../features/class-form/class-values.ts';
import { classDraftName } from '../../features/class-form/draft-name.ts';
import { PreviewFrame } from '../../features/class-preview/preview-frame.tsx';
import { PREVIEW_TEXTS as texts } from '../../features/class-preview/texts.ts';
import { ClassGuard } from '../../features/class-scope/class-guard.tsx';
import { classListPath } from '../../features/classes/list-path.ts';
import { EventPreview } from './event-preview.tsx';

/** Addresses of events have no capitals, unlike most codes of classes, so for others no event is requested. */
const mayBeEvent = (address: string): boolean => /^[a-z0-9-]{3,60}$/.test(address);

/** Pages of the event at an address, or of the class with this code. Source: D6. */
export default function Preview(_: ScreenProps) {
  const { event_url: address = '' } = useParams();
  const { role } = useSession();
  const event = useEvent(role !== 'instructor' && mayBeEvent(address) ? address : null);
  if (event.data) return <EventPreview event={event.data} />;
  if (event.error && ![403, 404].includes(event.error.status ?? 0))
    return (
      <Page>
        <LoadFailure failure={failureOf(event.error)} onRetry={event.retry} size="page" />
      </Page>
    );
  return <ClassPreview code={address} waiting={event.isLoading} />;
}

interface ClassPreviewProps {
  readonly code: string;
  /** Whether it is unknown yet if the address belongs to an event. */
  readonly waiting: boolean;
}

/** Pages of a class as participants see them, including an unsaved draft on this device. */
function ClassPreview({ code, waiting }: ClassPreviewProps) {
  const { user, role } = useSession();
  const query = useClass(waiting ? null : code);
  const { data, error } = query;
  useScopeTitle(data?.name ?? null);
  // Only for admins, because an instructor has no form and must not see another account's draft.
  const draft = useStoredDraft<ClassValues>(data && role !== 'instructor' ? classDraftName(user.id, data.code) : null);
  const values = data && { ...valuesOf(data), ...draft?.values };
  const topics = useTopics(values && values.topic_code !== data?.topic_code ? {} : null);
  const topic = topics.data?.find((other) => other.code === values?.topic_code)?.name ?? data?.topic_name ?? null;
  const detail = role === 'instructor' ? null : linkTo('ClassDetail', { event_url: code });
  return (
    <ClassGuard failures={[data ? undefined : error]}>
      <Page>
        <PageHeader
          title={texts.title}
          breadcrumb={[{ label: 'Kelas', to: classListPath() }, { label: data?.name ?? code }]}
          context={data?.name ?? '\u00a0'}
          contextLines={2}
          actions={detail && <LinkButton to={detail}>{texts.back}</LinkButton>}
        />
        {data && values ? (
          <Stack gap="3">
            {draft && <Banner tone="info">{texts.unsaved}</Banner>}
            <PreviewFrame values={values} record={data} topic={topic} />
          </Stack>
        ) : (
          <PendingRead of={query} describe={failureOf} size="page">
            <Skeleton height="480px" />
          </PendingRead>
        )}
      </Page>
    </ClassGuard>
  );
}
