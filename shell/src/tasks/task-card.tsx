import { ApiError } from '@widya/api-client/api-error';
import type { DownloadedFile } from '@widya/api-client/client';
import { saveFile } from '@widya/api-client/save-file';
import { downloadTaskFailures, downloadTaskResult, useTaskActions, useTaskItems } from '@widya/api-client/tasks';
import { isOver, type TaskState } from '@widya/contract/task-states';
import type { Task } from '@widya/contract/tasks';
import { formatDateTime } from '@widya/contract/time/texts';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { formatBytes } from '@widya/design-system/formats/number';
import { DownloadIcon } from '@widya/design-system/icon';
import { JobProgress, type JobState } from '@widya/design-system/job-progress';
import { Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { toast } from '@widya/design-system/toast';
import { useState } from 'react';
import { taskTexts } from './texts.ts';
import { useIsAhead } from './use-is-ahead.ts';

const Small = styled('span', { base: { fontSize: 'sm', color: 'fg.muted' } });

const STATES: Readonly<Record<TaskState, JobState>> = {
  WAITING: 'waiting',
  RUNNING: 'running',
  PAUSED: 'paused',
  DONE: 'done',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
};

const SHOWN_FAILURES = 5;

/** Estimated seconds until the end, from the time needed so far; null until an item is finished. */
export function secondsLeft({ started_at, total, remaining }: Task, now: number): number | null {
  const done = total - remaining;
  if (started_at === null || done === 0) return null;
  return (((now - Date.parse(started_at)) / done) * remaining) / 1_000;
}

const reasonOf = (reason: string | null, requestId: string | null): string =>
  [reason ?? '', requestId ? taskTexts.requestId(requestId) : ''].filter(Boolean).join(' · ');

function showFailure(title: string, error: unknown): void {
  if (error instanceof ApiError)
    toast.error(title, { description: error.msg, requestId: error.requestId ?? undefined });
  else toast.error(title);
}

/** A task with its progress, failures and actions. */
export function TaskCard({ task }: { readonly task: Task }) {
  const actions = useTaskActions();
  // A task without items writes one file and has no known progress.
  const withoutItems = task.total === 0;
  const isUndoable = useIsAhead(task.undo_until);
  const [cancelling, setCancelling] = useState(false);
  const [fetching, setFetching] = useState(false);
  const failed = useTaskItems(task.failed > 0 ? task.id : null, { page: 1, per_page: SHOWN_FAILURES, state: 'failed' });
  const act = (work: Promise<unknown>) => work.catch((error: unknown) => showFailure(taskTexts.changed, error));
  const fetchFile = async (load: (id: number) => Promise<DownloadedFile>) => {
    setFetching(true);
    await load(task.id).then(saveFile, (error: unknown) => showFailure(taskTexts.downloadFailed, error));
    setFetching(false);
  };
  return (
    <Stack>
      <JobProgress
        title={task.label}
        state={STATES[task.state]}
        done={withoutItems && isOver(task.state) ? 1 : task.total - task.remaining}
        total={withoutItems ? (isOver(task.state) ? 1 : null) : task.total}
        failed={task.failed}
        failures={failed.data?.data.map(({ id, label, reason, request_id }) => ({
          key: String(id),
          label,
          reason: reasonOf(reason, request_id),
        }))}
        secondsLeft={secondsLeft(task, Date.now())}
        onPause={() => act(actions.pause(task.id))}
        onResume={() => act(actions.resume(task.id))}
        onCancel={() => setCancelling(true)}
        onRetryFailed={() => act(actions.retryFailed(task.id))}
        result={
          <>
            {task.result ? (
              <Button
                size="sm"
                variant="primary"
                loading={fetching}
                icon={<DownloadIcon size={15} />}
                onClick={() => fetchFile(downloadTaskResult)}
              >
                {taskTexts.download}
              </Button>
            ) : null}
            {isUndoable ? (
              <Button size="sm" onClick={() => act(actions.undo(task.id))}>
                {taskTexts.undo}
              </Button>
            ) : null}
            {task.failed > 0 ? (
              <Button size="sm" variant="ghost" loading={fetching} onClick={() => fetchFile(downloadTaskFailures)}>
                {taskTexts.downloadFailures}
              </Button>
            ) : null}
            {task.result ? (
              <Small>{taskTexts.storedUntil(formatBytes(task.result.size), formatDateTime(task.result.until))}</Small>
            ) : null}
          </>
        }
      />
      {task.cause ? (
        <Banner tone={task.state === 'FAILED' ? 'error' : 'warn'} title={task.cause}>
          {task.request_id ? taskTexts.requestId(task.request_id) : null}
        </Banner>
      ) : null}
      {task.worker === 'browser' && task.remaining > 0 ? <Small>{taskTexts.inBrowser}</Small> : null}
      <ConfirmDialog
        open={cancelling}
        onCancel={() => setCancelling(false)}
        title={taskTexts.cancelTitle}
        confirmLabel={taskTexts.cancel}
        cancelLabel={taskTexts.keep}
        danger
        onConfirm={async () => {
          await act(actions.cancel(task.id));
          setCancelling(false);
        }}
      >
        {taskTexts.cancelBody(task.remaining)}
      </ConfirmDialog>
    </Stack>
  );
}
