import { useMarkChanged } from '@widya/api-client/write';
import { changesOfTasks } from '@widya/contract/task-changes';
import type { Task } from '@widya/contract/tasks';
import { useEffect, useRef } from 'react';
import { restedSince, type TasksAtRest, tasksAtRest } from './tasks-at-rest.ts';

/** Reads anew what open screens show of what a task has changed, once it rests. @param tasks the newest ones at each look */
export function useChangedByTasks(tasks: readonly Task[] | undefined): void {
  const markChanged = useMarkChanged();
  const lastLook = useRef<TasksAtRest | null>(null);
  useEffect(() => {
    if (tasks === undefined) return;
    const rested = restedSince(lastLook.current, tasks, performance.timeOrigin);
    lastLook.current = tasksAtRest(tasks);
    const changed = changesOfTasks(rested.map(({ kind }) => kind));
    if (changed.length > 0) void markChanged(changed);
  }, [tasks, markChanged]);
}
