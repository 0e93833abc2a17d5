import { useChapterActions, useSyllabus } from '@widya/api-client/chapters';
import type { CourseChapter } from '@widya/contract/chapters';
import { Button } from '@widya/design-system/button';
import { ClientDataTable } from '@widya/design-system/client-data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { BookOpenIcon, CopyIcon, ListOrderedIcon, PencilIcon, PlusIcon, TrashIcon } from '@widya/design-system/icon';
import { Page, Stack } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { LinkButton } from '@widya/design-system/link-button';
import { PageHeader } from '@widya/design-system/page-header';
import { Skeleton, SkeletonArea } from '@widya/design-system/skeleton';
import { toast } from '@widya/design-system/toast';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { failureOf } from '@widya/record-kit/read/failure';
import { useNavigate } from '@widya/remote-kit/router';
import { useScopeTitle } from '@widya/remote-kit/scope';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useMemo, useState } from 'react';
import { LockedBanner } from '../../features/chapters/locked-banner.tsx';
import { chapterPath, newChapterPath } from '../../features/chapters/paths.ts';
import { RemoveDialog } from '../../features/chapters/remove-dialog.tsx';
import { CHAPTER_TEXTS } from '../../features/chapters/texts.ts';
import { CourseGuard } from '../../features/course-scope/course-guard.tsx';
import { loadOrderEditor } from '../../features/order/load-order-editor.ts';
import { ORDER_TEXTS } from '../../features/order/texts.ts';
import { chapterColumns } from './columns.tsx';
import { SYLLABUS_TEXTS as texts } from './texts.ts';

const TABLE = { settingsKey: 'bab' } as const;
const NONE: readonly CourseChapter[] = [];

/** Bab of a course. Source: C-045 to C-049, C-051. */
export default function SyllabusScreen({ params }: ScreenProps) {
  const courseId = params.event_url ?? '';
  const syllabus = useSyllabus(courseId);
  // While another course loads, the previous one is not shown.
  const data = syllabus.data && String(syllabus.data.course.id) === courseId ? syllabus.data : undefined;
  const { orderChapters, duplicate, remove } = useChapterActions();
  const query = useTableQuery(TABLE);
  const navigate = useNavigate();
  const [ordering, setOrdering] = useState(false);
  const [removing, setRemoving] = useState<CourseChapter | null>(null);
  const waiting = !data && !syllabus.error;
  const chapters = data?.chapters ?? NONE;
  const columns = useMemo(() => chapterColumns(chapters), [chapters]);
  const open = ({ id }: CourseChapter) => navigate(chapterPath(courseId, id));
  const copy = async (row: CourseChapter): Promise<void> => {
    try {
      await duplicate(row.id);
      toast.success(texts.duplicated(row.name));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void copy(row));
    }
  };
  useScopeTitle(data?.course.title ?? null);

  const create = data?.course.locked ? (
    <Button disabled title={CHAPTER_TEXTS.lockedBab} icon={<PlusIcon size={16} aria-hidden />}>
      {texts.create}
    </Button>
  ) : (
    <LinkButton to={newChapterPath(courseId)} variant="primary" icon={<PlusIcon size={16} aria-hidden />}>
      {texts.create}
    </LinkButton>
  );
  return (
    <CourseGuard heading={texts.title} failures={[data ? undefined : syllabus.error]}>
      <Page>
        <PageHeader
          title={texts.title}
          context={data ? texts.facts(data.course.title, chapters.length) : '\u00a0'}
          contextLines={2}
          actions={
            !ordering && (
              <>
                <Button
                  icon={<ListOrderedIcon size={16} aria-hidden />}
                  disabled={chapters.length < 2}
                  title={data && chapters.length < 2 ? ORDER_TEXTS.tooFew('bab') : undefined}
                  onClick={() => setOrdering(true)}
                >
                  {ORDER_TEXTS.edit.bab}
                </Button>
                {create}
              </>
            )
          }
        />
        <Stack>
          <LockedBanner course={data?.course} />
          {/* Waits until it is known whether the course is locked, because the notice would move the list. */}
          {waiting ? (
            <SkeletonArea label={texts.label}>
              <Skeleton height={480} />
            </SkeletonArea>
          ) : ordering ? (
            <LazyPart
              load={loadOrderEditor}
              onFailure={() => setOrdering(false)}
              props={{
                what: 'bab',
                items: chapters,
                onSave: (order: readonly number[], expected: readonly number[]) => orderChapters({ order, expected }),
                onClose: () => setOrdering(false),
              }}
            />
          ) : (
            <ClientDataTable<CourseChapter>
              label={texts.label}
              columns={columns}
              rows={data?.chapters}
              rowKey={({ id }) => String(id)}
              rowName={({ name }) => name}
              query={query}
              loading={syllabus.isValidating}
              error={syllabus.error}
              onRetry={syllabus.retry}
              errorTitle={texts.failed}
              searchPlaceholder={texts.search}
              onOpen={open}
              rowActions={(row) => [
                {
                  key: 'manage',
                  label: CHAPTER_TEXTS.manage,
                  icon: <PencilIcon size={16} />,
                  onSelect: () => open(row),
                },
                !data?.course.locked && {
                  key: 'duplicate',
                  label: texts.duplicate,
                  icon: <CopyIcon size={16} />,
                  onSelect: () => void copy(row),
                },
                {
                  key: 'remove',
                  label: CHAPTER_TEXTS.remove,
                  icon: <TrashIcon size={16} />,
                  onSelect: () => setRemoving(row),
                  danger: true,
                  separated: true,
                },
              ]}
              empty={
                <EmptyState
                  icon={<BookOpenIcon size={22} />}
                  title={texts.empty}
                  description={texts.emptyWhy}
                  action={create}
                />
              }
            />
          )}
        </Stack>
        {removing && (
          <RemoveDialog
            why={texts.removeWhy(removing.name, removing.no_of_syllabus_content)}
            remove={() => remove(removing.id)}
            removed={texts.removed}
            onClose={() => setRemoving(null)}
          />
        )}
      </Page>
    </CourseGuard>
  );
}
