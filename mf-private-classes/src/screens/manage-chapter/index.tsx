import { useChapter } from '@widya/api-client/chapters';
import { Page, Stack } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { failureOf } from '@widya/record-kit/read/failure';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { LockedBanner } from '../../features/chapters/locked-banner.tsx';
import { chaptersPath } from '../../features/chapters/paths.ts';
import { CourseGuard } from '../../features/course-scope/course-guard.tsx';
import { GUARD_TEXTS } from '../../features/course-scope/texts.ts';
import { NameForm } from './name-form.tsx';
import { SubChapterSection } from './sub-chapter-section.tsx';
import { MANAGE_TEXTS as texts } from './texts.ts';

/** A chapter: its name and its sub-chapters. Source: C-062, C-067. */
export default function ManageChapter({ params }: ScreenProps) {
  const courseId = params.event_url ?? '';
  const id = params.syllabus_id ?? '';
  const { data, error, isValidating, retry } = useChapter(id);
  // While another chapter loads, the previous one is not shown.
  const read = data && String(data.id) === id ? data : undefined;
  const elsewhere = read !== undefined && String(read.course_id) !== courseId;
  const chapter = elsewhere ? undefined : read;
  useScopeTitle(chapter?.course.title ?? null);
  return (
    <CourseGuard
      heading={texts.title}
      failures={[read ? undefined : error]}
      elsewhere={elsewhere}
      missing={GUARD_TEXTS.chapter}
      back={{ to: chaptersPath(courseId), label: GUARD_TEXTS.toChapters }}
    >
      <Page>
        <PageHeader
          title={texts.title}
          breadcrumb={[{ label: 'Bab', to: chaptersPath(courseId) }, { label: chapter?.name ?? texts.title }]}
          context={chapter ? texts.facts(chapter.course.title, chapter.no_of_syllabus_content) : '\u00a0'}
          contextLines={2}
        />
        {!chapter && (
          <PendingRead of={{ error, retry, isValidating }} title={texts.failed} describe={failureOf} lines={10} />
        )}
        {chapter && (
          <Stack gap="5">
            <LockedBanner course={chapter.course} />
            <NameForm key={`name-${chapter.id}`} chapter={chapter} />
            <SubChapterSection key={`subs-${chapter.id}`} chapter={chapter} />
          </Stack>
        )}
      </Page>
    </CourseGuard>
  );
}
