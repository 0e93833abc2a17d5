import { useClass } from '@widya/api-client/classes';
import { Page } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import { Skeleton } from '@widya/design-system/skeleton';
import { linkTo } from '@widya/remote-kit/link-to';
import { useParams } from '@widya/remote-kit/router';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { valuesOf } from '../../features/class-form/class-values.ts';
import { readDraft } from '../../features/class-form/draft.ts';
import { PreviewFrame } from '../../features/class-preview/preview-frame.tsx';
import { PREVIEW_TEXTS as texts } from '../../features/class-preview/texts.ts';
import { LoadFailure } from '../../features/failure/load-failure.tsx';

/** The pages of a class as participants see them; unsaved edits kept on this computer are shown too. */
export default function ClassPreview(_: ScreenProps) {
  const { event_url: code = '' } = useParams();
  const { user, role } = useSession();
  const { data, error, retry } = useClass(code);
  useScopeTitle(data?.name ?? null);
  const detail = role === 'instructor' ? null : linkTo('ClassDetail', { event_url: code });
  return (
    <Page>
      <PageHeader
        title={texts.title}
        breadcrumb={[{ label: 'Kelas', to: linkTo('ClassList') ?? '/editor' }, { label: data?.name ?? code }]}
        context={data?.name}
        actions={detail && <LinkButton to={detail}>{texts.back}</LinkButton>}
      />
      {data ? (
        <PreviewFrame values={readDraft(user.id, code)?.values ?? valuesOf(data)} topic={data.topic_name} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} size="page" />
      ) : (
        <Skeleton height="480px" />
      )}
    </Page>
  );
}
