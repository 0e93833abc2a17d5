import { useCourseHistoryPage } from '@widya/api-client/courses';
import type { CourseRecord } from '@widya/contract/courses';
import { Badge } from '@widya/design-system/badge';
import { CopyIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { RecordSkeleton } from '@widya/record-kit/guard/record-skeleton';
import { HistoryCard } from '@widya/record-kit/history/history-card';
import { failureOf } from '@widya/record-kit/read/failure';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { linkTo } from '@widya/remote-kit/link-to';
import { Navigate } from '@widya/remote-kit/router';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { CourseEditor } from '../../features/course-form/course-editor.tsx';
import { CourseGuard } from '../../features/course-scope/course-guard.tsx';
import { useCourseScope } from '../../features/course-scope/use-course-scope.ts';
import { courseListPath, LIST_PATH } from '../../features/courses/paths.ts';
import { COURSE_TEXTS } from '../../features/courses/texts.ts';
import { useCopying } from '../../features/courses/use-copying.ts';
import { CourseTools } from './course-tools.tsx';
import { RegistrantsCard } from './registrants-card.tsx';
import { DETAIL_TEXTS as texts } from './texts.ts';

/**
 * Detail of a course; redirects other roles than admins to the participants. Source: C-007 to C-016, C-023 to C-026.
 */
export default function CourseDetail({ params }: ScreenProps) {
  const id = params.event_url ?? '';
  const { role } = useSession();
  const isReader = role === 'instructor';
  const { record, error, retry, isValidating } = useCourseScope(isReader ? null : id);
  if (isReader) return <Navigate to={linkTo('CourseParticipants', { event_url: id }) ?? LIST_PATH} replace />;
  return (
    <CourseGuard failures={[error]}>
      <Page>
        {record ? (
          <Detail record={record} />
        ) : (
          <PendingRead of={{ error, retry, isValidating }} title={texts.failed} describe={failureOf} size="page">
            <RecordSkeleton />
          </PendingRead>
        )}
      </Page>
    </CourseGuard>
  );
}

function Detail({ record }: { readonly record: CourseRecord }) {
  const copy = useCopying();
  return (
    <>
      <PageHeader
        title={record.title}
        breadcrumb={[{ label: texts.courses, to: courseListPath() }, { label: record.title }]}
        context={
          <>
            {record.active === 0 && <Badge>{texts.hidden}</Badge>}
            <span>{texts.code(record.course_code)}</span>
          </>
        }
        more={[
          {
            key: 'duplicate',
            label: COURSE_TEXTS.duplicate,
            icon: <CopyIcon size={16} />,
            onSelect: () => void copy(record.id),
          },
        ]}
      />
      <CourseEditor
        key={record.id}
        record={record}
        onSaved={() => undefined}
        side={
          <>
            <RegistrantsCard record={record} />
            <HistoryCard
              title={texts.history}
              none={texts.noHistory}
              of={record.id}
              useHistory={useCourseHistoryPage}
            />
          </>
        }
        tools={(state) => <CourseTools record={record} {...state} />}
      />
    </>
  );
}
