import { useMarkChanged } from '@widya/api-client/write';
import type { Task } from '@widya/contract/tasks';
import { useEffect, useRef } from 'react';
import { type StoppedTasks, stoppedSince, stoppedTasks } from './stopped-tasks.ts';

type Changed = Parameters<ReturnType<typeof useMarkChanged>>[0];

/**
 * Reads that tasks of these kinds change. The table is loaded with the first task that stops; everything counts as
 * changed when that fails.
 */
const changesOf = (kinds: readonly string[]): Promise<Changed> =>
  import(/* webpackChunkName: "task-changes" */ '@widya/contract/task-changes').then(
    ({ changesOfTasks }) => changesOfTasks(kinds),
    () => 'all',
  );

/** Revalidates what a task has changed on open screens once it stops. @param tasks the latest ones at each check */
export function useChangedByTasks(tasks: readonly Task[] | undefined): void {
  const markChanged = useMarkChanged();
  const lastCheck = useRef<StoppedTasks | null>(null);
  useEffect(() => {
    if (tasks === undefined) return;
    const stopped = stoppedSince(lastCheck.current, tasks, performance.timeOrigin);
    lastCheck.current = stoppedTasks(tasks);
    if (stopped.length === 0) return;
    void changesOf(stopped.map(({ kind }) => kind)).then((changed) => {
      if (changed.length > 0) return markChanged(changed);
    });
  }, [tasks, markChanged]);
}
