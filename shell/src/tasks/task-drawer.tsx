import { useTaskPage } from '@widya/api-client/tasks';
import { Drawer } from '@widya/design-system/drawer';
import { EmptyState } from '@widya/design-system/empty-state';
import { ErrorState } from '@widya/design-system/error-state';
import { Stack } from '@widya/design-system/layout';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { ShowMore } from '@widya/record-kit/paging/show-more';
import { useState } from 'react';
import { TaskCard } from './task-card.tsx';
import { taskTexts } from './texts.ts';
import { NEWEST_TASKS } from './use-task-watch.ts';

function TaskPage({ page }: { readonly page: number }) {
  const { data, error, retry } = useTaskPage({ ...NEWEST_TASKS, page });
  if (data === undefined && error)
    return (
      <ErrorState
        title={taskTexts.loadFailed}
        message={error.msg}
        requestId={error.requestId ?? undefined}
        onRetry={retry}
      />
    );
  if (data === undefined)
    return (
      <SkeletonArea label={taskTexts.title}>
        <SkeletonText lines={6} />
      </SkeletonArea>
    );
  return data.data.map((task) => <TaskCard key={task.id} task={task} />);
}

function Tasks() {
  const [pages, setPages] = useState([1]);
  const total = useTaskPage(NEWEST_TASKS).data?.meta.total;
  if (total === 0) return <EmptyState title={taskTexts.empty} description={taskTexts.emptyHint} />;
  return (
    <Stack>
      {pages.map((page) => (
        <TaskPage key={page} page={page} />
      ))}
      <ShowMore
        rest={(total ?? 0) - pages.length * NEWEST_TASKS.per_page}
        onMore={() => setPages([...pages, pages.length + 1])}
      />
    </Stack>
  );
}

/** The job centre: the tasks of the signed-in account, the latest first. */
export function TaskDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} title={taskTexts.title}>
      <Tasks />
    </Drawer>
  );
}
