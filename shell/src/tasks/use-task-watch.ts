import { useTaskActions, useTaskPage } from '@widya/api-client/tasks';
import { isAtWork, isOver } from '@widya/contract/task-states';
import { useSession } from '@widya/remote-kit/session';
import { isTaskEndClaimed } from '@widya/remote-kit/task-ends';
import { useEffect, useRef, useState } from 'react';
import { useChangedByTasks } from './use-changed-by-tasks.ts';

/** Delay of the first check, so that the screen loads first. */
export const FIRST_CHECK_MS = 4_000;

/** Query of the newest tasks, shared by badge and drawer, so that they use one request. */
export const NEWEST_TASKS = { page: 1, per_page: 20 } as const;

/**
 * Number of tasks being processed; polled only while there are any, and on focus. When a task stops, open screens show
 * its changes; when a task that was being processed ends, a message is shown once, unless the screen that processes it
 * shows one itself.
 */
export function useTaskWatch(firstCheckMs: number = FIRST_CHECK_MS): number {
  const { mustSetUpSecondFactor } = useSession();
  const [isChecking, setChecking] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setChecking(true), firstCheckMs);
    return () => clearTimeout(timer);
  }, [firstCheckMs]);
  const { data } = useTaskPage(isChecking && !mustSetUpSecondFactor ? NEWEST_TASKS : null);
  useChangedByTasks(data?.data);
  const { undo } = useTaskActions();
  const seen = useRef(new Set<number>());
  useEffect(() => {
    for (const task of data?.data ?? []) {
      if (isAtWork(task.state)) seen.current.add(task.id);
      else if (isOver(task.state) && seen.current.delete(task.id) && !isTaskEndClaimed(task.id))
        import('./announce-end.ts').then(
          ({ announceEnd }) => announceEnd(task, () => undo(task.id)),
          // Announced after the next poll.
          () => seen.current.add(task.id),
        );
    }
  }, [data, undo]);
  return data?.meta.at_work ?? 0;
}
