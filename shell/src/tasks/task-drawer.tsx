import { useTaskPage } from '@widya/api-client/tasks';
import { Drawer } from '@widya/design-system/drawer';
import { EmptyState } from '@widya/design-system/empty-state';
import { ErrorState } from '@widya/design-system/error-state';
import { Stack } from '@widya/design-system/layout';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { TaskCard } from './task-card.tsx';
import { taskTexts } from './texts.ts';
import { TASK_LISTING } from './use-task-watch.ts';

function Tasks() {
  const { data, error, retry } = useTaskPage(TASK_LISTING);
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
  if (data.data.length === 0) return <EmptyState title={taskTexts.empty} description={taskTexts.emptyHint} />;
  return (
    <Stack>
      {data.data.map((task) => (
        <TaskCard key={task.id} task={task} />
      ))}
    </Stack>
  );
}

/** The job centre: the latest tasks of the signed-in account. */
export function TaskDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} title={taskTexts.title}>
      <Tasks />
    </Drawer>
  );
}
