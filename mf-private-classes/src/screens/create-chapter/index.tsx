import { ApiError } from '@widya/api-client/api-error';
import { useChapterActions, useSyllabus } from '@widya/api-client/chapters';
import { useRefusals } from '@widya/api-client/use-refusals';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { Card, Inline, Page, Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import { Skeleton, SkeletonArea } from '@widya/design-system/skeleton';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { useNavigate } from '@widya/remote-kit/router';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useEffect, useRef, useState } from 'react';
import { nameProblem } from '../../features/chapters/chapter-name.ts';
import { LockedBanner } from '../../features/chapters/locked-banner.tsx';
import { chapterPath, chaptersPath } from '../../features/chapters/paths.ts';
import { CHAPTER_TEXTS } from '../../features/chapters/texts.ts';
import { CourseGate } from '../../features/course-scope/course-gate.tsx';
import { failureOf } from '../../features/failure.ts';
import { CREATE_CHAPTER_TEXTS as texts } from './texts.ts';

/** A new chapter of a course. Source: C-062 to C-066. */
export default function CreateChapter({ params }: ScreenProps) {
  const courseId = params.event_url ?? '';
  const { data, error } = useSyllabus(courseId);
  const { create } = useChapterActions();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [attempts, setAttempts] = useState(0);
  /** Where to go once what was typed needs no guard any more. */
  const [leaving, setLeaving] = useState<string | null>(null);
  const problem = attempts > 0 ? nameProblem(name) : null;
  const saving = useAction(async (again: boolean) => {
    try {
      const { id } = await create(name.trim(), Number(courseId));
      toast.success(texts.saved);
      if (!again) return setLeaving(chapterPath(courseId, id));
      setName('');
      setAttempts(0);
      field.current?.focus();
    } catch (refusal) {
      if (!(refusal instanceof ApiError && refusal.code === 'PARTICIPANT_ALREADY_REGISTERED')) throw refusal;
      toast.error(CHAPTER_TEXTS.lockedBab);
      setLeaving(chaptersPath(courseId));
    }
  });
  const refused = useRefusals(saving.failure, { name });
  const save = async (again = false) => {
    setAttempts((before) => before + 1);
    if (nameProblem(name) === null) await saving.run(again);
  };
  useFocusError(form, problem === null ? 0 : attempts);
  useUnsavedWork(leaving === null && name.trim() !== '', () => save());
  useScopeTitle(data?.course.title ?? null);
  useEffect(() => {
    if (leaving !== null) navigate(leaving, { replace: true });
  }, [leaving, navigate]);

  return (
    <CourseGate heading={texts.title} failures={[data ? undefined : error]}>
      <Page>
        <PageHeader title={texts.title} context={data?.course.title ?? '\u00a0'} contextOfRecord />
        <Stack maxWidth="640px">
          {/* Whether the course is locked is not known before: the notice would push the form down. */}
          {!data && !error && (
            <SkeletonArea>
              <Skeleton height={170} />
            </SkeletonArea>
          )}
          <LockedBanner course={data?.course} />
          <Card padded hidden={!data && !error}>
            <form
              ref={form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              <Stack>
                <FailureBanner failure={failureOf(refused.failure)} />
                <Field label={CHAPTER_TEXTS.name} required help={texts.help} error={problem ?? refused.errors.name}>
                  <TextInput
                    ref={field}
                    value={name}
                    autoComplete="off"
                    onChange={(event) => setName(event.target.value)}
                  />
                </Field>
                <Inline justifyContent="flex-end">
                  <LinkButton to={chaptersPath(courseId)}>{CHAPTER_TEXTS.cancel}</LinkButton>
                  <Button disabled={saving.busy || data?.course.locked} onClick={() => void save(true)}>
                    {CHAPTER_TEXTS.saveAndAdd}
                  </Button>
                  <Button type="submit" variant="primary" loading={saving.busy} disabled={data?.course.locked}>
                    {CHAPTER_TEXTS.save}
                  </Button>
                </Inline>
              </Stack>
            </form>
          </Card>
        </Stack>
      </Page>
    </CourseGate>
  );
}
