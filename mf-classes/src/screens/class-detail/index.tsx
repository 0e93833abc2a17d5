import { useClass } from '@widya/api-client/classes';
import { Page } from '@widya/design-system/layout';
import { RecordSkeleton } from '@widya/record-kit/guard/record-skeleton';
import { failureOf } from '@widya/record-kit/read/failure';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { linkTo } from '@widya/remote-kit/link-to';
import { Navigate, useParams } from '@widya/remote-kit/router';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { ClassGuard } from '../../features/class-scope/class-guard.tsx';
import { ClassRecordView } from './class-record.tsx';
import { DETAIL_TEXTS as texts } from './texts.ts';

/** Class detail; redirects other roles than admins to the participants. */
export default function ClassDetail(_: ScreenProps) {
  const { event_url: code = '' } = useParams();
  const { role } = useSession();
  const query = useClass(role === 'instructor' ? null : code);
  const { data, error } = query;
  useScopeTitle(data?.name ?? null);
  if (role === 'instructor')
    return <Navigate to={linkTo('ClassParticipants', { event_url: code }) ?? '/editor'} replace />;
  return (
    <ClassGuard failures={[data ? undefined : error]}>
      <Page>
        {data ? (
          <ClassRecordView record={data} />
        ) : (
          <PendingRead of={query} title={texts.failed} describe={failureOf} size="page">
            <RecordSkeleton />
          </PendingRead>
        )}
      </Page>
    </ClassGuard>
  );
}
