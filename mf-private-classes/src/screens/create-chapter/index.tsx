import { useSyllabus } from '@widya/api-client/chapters';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { FormField } from '@widya/design-system/form-field';
import { Card, Inline, Page, Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import { Skeleton, SkeletonArea } from '@widya/design-system/skeleton';
import { TextInput } from '@widya/design-system/text-input';
import { failureOf } from '@widya/record-kit/read/failure';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { LockedBanner } from '../../features/chapters/locked-banner.tsx';
import { chaptersPath } from '../../features/chapters/paths.ts';
import { CHAPTER_TEXTS } from '../../features/chapters/texts.ts';
import { CourseGuard } from '../../features/course-scope/course-guard.tsx';
import { CREATE_CHAPTER_TEXTS as texts } from './texts.ts';
import { useNewChapter } from './use-new-chapter.ts';

/** A new chapter of a course. Source: C-062 to C-066. */
export default function CreateChapter({ params }: ScreenProps) {
  const courseId = params.event_url ?? '';
  const { data, error } = useSyllabus(courseId);
  const editor = useNewChapter(courseId);
  useScopeTitle(data?.course.title ?? null);

  return (
    <CourseGuard heading={texts.title} failures={[data ? undefined : error]}>
      <Page>
        <PageHeader title={texts.title} context={data?.course.title ?? '\u00a0'} contextLines={2} />
        <Stack maxWidth="640px">
          {/* Waits until it is known whether the course is locked, because the notice would move the form. */}
          {!data && !error && (
            <SkeletonArea>
              <Skeleton height={170} />
            </SkeletonArea>
          )}
          <LockedBanner course={data?.course} />
          <Card padded hidden={!data && !error}>
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void editor.save(false);
              }}
            >
              <Stack>
                <FailureBanner failure={failureOf(editor.failure)} />
                <FormField
                  control={editor.form.control}
                  name="name"
                  label={CHAPTER_TEXTS.name}
                  required
                  help={texts.help}
                >
                  {(field) => <TextInput {...field} autoComplete="off" />}
                </FormField>
                <Inline justifyContent="flex-end">
                  <LinkButton to={chaptersPath(courseId)}>{CHAPTER_TEXTS.cancel}</LinkButton>
                  <Button disabled={editor.busy || data?.course.locked} onClick={() => void editor.save(true)}>
                    {CHAPTER_TEXTS.saveAndAdd}
                  </Button>
                  <Button type="submit" variant="primary" loading={editor.busy} disabled={data?.course.locked}>
                    {CHAPTER_TEXTS.save}
                  </Button>
                </Inline>
              </Stack>
            </form>
          </Card>
        </Stack>
      </Page>
    </CourseGuard>
  );
}
