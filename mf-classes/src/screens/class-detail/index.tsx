import { useClass } from '@widya/api-client/classes';
import { Page, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton } from '@widya/design-system/skeleton';
import { linkTo } from '@widya/remote-kit/link-to';
import { Navigate, useParams } from '@widya/remote-kit/router';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { ClassGuard } from '../../features/class-scope/class-guard.tsx';
import { failureOf } from '../../features/failure.ts';
import { ClassRecordView } from './class-record.tsx';
import { DETAIL_TEXTS as texts } from './texts.ts';

/** Class detail; other roles than admins are sent to the participants. */
export default function ClassDetail(_: ScreenProps) {
  const { event_url: code = '' } = useParams();
  const { role } = useSession();
  const { data, error, retry } = useClass(role === 'instructor' ? null : code);
  useScopeTitle(data?.name ?? null);
  if (role === 'instructor')
    return <Navigate to={linkTo('ClassParticipants', { event_url: code }) ?? '/editor'} replace />;
  return (
    <ClassGuard failures={[data ? undefined : error]}>
      <Page>
        {data ? (
          <ClassRecordView record={data} />
        ) : error ? (
          <LoadFailure title={texts.failed} failure={failureOf(error)} onRetry={retry} size="page" />
        ) : (
          <Stack>
            <Skeleton height="64px" />
            <Skeleton height="320px" />
            <Skeleton height="220px" />
          </Stack>
        )}
      </Page>
    </ClassGuard>
  );
}
