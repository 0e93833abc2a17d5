import { failureOf } from '@widya/api-client/api-error';
import { saveFile } from '@widya/api-client/save-file';
import { downloadTaskResult, useTask, useTaskItems } from '@widya/api-client/tasks';
import { isOver } from '@widya/contract/task-states';
import type { Task } from '@widya/contract/tasks';
import { formatBytes, formatNumber } from '@widya/design-system/formats/number';
import { toast } from '@widya/design-system/toast';
import { openJobCenter } from '@widya/remote-kit/job-center';
import { useEffect, useState } from 'react';
import { DOCUMENT_TEXTS as texts } from '../texts.ts';
import type { LeftOut } from './left-out.ts';

/** Number of listed failures; the job centre has all of them. */
const MOST_LISTED = 50;

async function save(task: Task): Promise<void> {
  try {
    saveFile(await downloadTaskResult(task.id));
    toast.success(texts.zipDone, {
      description: texts.zipSize(formatNumber(task.sent), formatBytes(task.result?.size ?? 0)),
    });
  } catch (failure) {
    toast.failure(failureOf(failure), () => void save(task), texts.zipFailed);
  }
}

/**
 * Polls a task that creates an archive while the screen is open: downloads the file and lists failures. After leaving
 * the screen, both are in the job centre.
 */
export function useTaskArchive(onLeftOut: (leftOut: LeftOut) => void): (job: number) => void {
  const [job, setJob] = useState<number | null>(null);
  const { data } = useTask(job);
  const task = data?.id === job && data && isOver(data.state) ? data : null;
  const failed = useTaskItems(task && task.failed > 0 ? task.id : null, {
    page: 1,
    per_page: MOST_LISTED,
    state: 'failed',
  });
  const failedItems = failed.data?.data;
  const isComplete = task !== null && (task.failed === 0 || failedItems !== undefined || failed.error !== undefined);
  useEffect(() => {
    if (!isComplete || task === null) return;
    setJob(null);
    if (task.result) void save(task);
    if (task.state === 'FAILED')
      toast.error(texts.zipFailed, {
        description: task.cause ?? texts.zipStopped,
        requestId: task.request_id ?? undefined,
        retry: openJobCenter,
      });
    if (task.failed > 0)
      onLeftOut({
        requested: task.total,
        count: task.failed,
        rows: (failedItems ?? []).map(({ id, label, reason }) => ({
          id,
          name: label,
          reason: reason ?? texts.partialReason,
        })),
      });
  }, [isComplete, task, failedItems, onLeftOut]);
  return setJob;
}
