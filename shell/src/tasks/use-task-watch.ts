import { useTaskPage } from '@widya/api-client/tasks';
import { isAtWork, isOver } from '@widya/contract/task-states';
import type { Task } from '@widya/contract/tasks';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { isTaskEndClaimed } from '@widya/remote-kit/task-ends';
import { useEffect, useRef, useState } from 'react';
import { endOf } from './texts.ts';
import { useChangedByTasks } from './use-changed-by-tasks.ts';

/** The first look waits until the screen has what it needs. */
export const FIRST_LOOK_MS = 4_000;

/** What badge and drawer look at: one request for both. */
export const TASK_LISTING = { page: 1, per_page: 20 } as const;

function say(task: Task): void {
  if (task.state === 'CANCELLED') return;
  if (task.failed > 0 || task.state === 'FAILED')
    toast.error(endOf(task), {
      description: task.cause ?? 'Lihat penyebabnya di Pusat Proses.',
      requestId: task.state === 'FAILED' ? (task.request_id ?? undefined) : undefined,
    });
  else toast.success(endOf(task));
}

/**
 * How many tasks are at work; asked again only while there is one, and on focus. When a task rests, open screens show what it
 * changed; when one that was seen at work has come to its end, that is said once, unless a screen that works it says so itself.
 */
export function useTaskWatch(firstLookMs: number = FIRST_LOOK_MS): number {
  const { mustSetUpSecondFactor } = useSession();
  const [looking, setLooking] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLooking(true), firstLookMs);
    return () => clearTimeout(timer);
  }, [firstLookMs]);
  const { data } = useTaskPage(looking && !mustSetUpSecondFactor ? TASK_LISTING : null);
  useChangedByTasks(data?.data);
  const seen = useRef(new Set<number>());
  useEffect(() => {
    for (const task of data?.data ?? []) {
      if (isAtWork(task.state)) seen.current.add(task.id);
      else if (isOver(task.state) && seen.current.delete(task.id) && !isTaskEndClaimed(task.id)) say(task);
    }
  }, [data]);
  return data?.data.filter(({ state }) => isAtWork(state)).length ?? 0;
}
