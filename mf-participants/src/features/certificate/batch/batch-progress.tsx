import { failureOf } from '@widya/api-client/api-error';
import type { Task } from '@widya/contract/tasks';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { JobProgress, type JobState } from '@widya/design-system/job-progress';
import { Stack } from '@widya/design-system/layout';
import { useAction } from '@widya/remote-kit/use-action';
import { BATCH_TEXTS as texts } from '../texts.ts';
import type { Batch } from './use-batch.ts';

/** An open task that this page is not processing is shown as paused, with 'Lanjutkan'. */
function stateOf({ state }: Task, isWorking: boolean): JobState {
  if (isWorking) return 'running';
  const states = { DONE: 'done', CANCELLED: 'cancelled', FAILED: 'failed' } as const;
  return state in states ? states[state as keyof typeof states] : 'paused';
}

/** Progress, failures and actions of the batch. Source: B-132 to B-134, D105. */
export function BatchProgress({ batch }: { readonly batch: Batch }) {
  const { task, isWorking, failures, shrunk, settled } = batch;
  const acting = useAction((act: () => Promise<unknown>) => act().then(() => undefined));
  if (task === null) return null;
  const state = stateOf(task, isWorking);
  // Between two polls, this page's own count is newer than the task's.
  const done = Math.max(task.sent + task.failed + task.skipped, isWorking ? settled.sent + settled.failed : 0);
  const act = (what: () => Promise<unknown>) => () => void acting.run(what);
  return (
    <Stack gap="3">
      <JobProgress
        title={texts.progress}
        state={state}
        done={Math.min(done, task.total)}
        total={task.total}
        failed={task.failed}
        failures={failures.map(({ id, label, reason }) => ({ key: String(id), label, reason: reason ?? '' }))}
        onPause={act(batch.pause)}
        onResume={act(batch.resume)}
        onCancel={act(batch.cancel)}
        onRetryFailed={act(batch.retryFailed)}
      />
      {state === 'done' && <p role="status">{texts.end(task.sent, task.total)}</p>}
      {batch.isInterrupted && (
        <Banner
          tone="warn"
          actions={
            <Button size="sm" onClick={act(batch.resume)}>
              {texts.go}
            </Button>
          }
        >
          {texts.interrupted}
        </Banner>
      )}
      {!batch.isInterrupted && <FailureBanner failure={failureOf(batch.failure)} />}
      <FailureBanner failure={failureOf(acting.failure)} />
      {shrunk.length > 0 && (
        <Banner tone="info" title={texts.shrunk(shrunk.length)}>
          {shrunk.slice(0, 50).join(', ')}
          {shrunk.length > 50 && ', …'}
        </Banner>
      )}
    </Stack>
  );
}
