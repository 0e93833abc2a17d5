import { failureOf } from '@widya/api-client/api-error';
import type { Task } from '@widya/contract/tasks';
import { toast } from '@widya/design-system/toast';

const figuresOf = ({ sent, failed, skipped }: Task): string =>
  [
    sent > 0 ? `${sent} berhasil` : null,
    skipped > 0 ? `${skipped} dilewati` : null,
    failed > 0 ? `${failed} gagal` : null,
  ]
    .filter(Boolean)
    .join(', ');

/** The message when a task has ended. */
export const endMessage = (task: Task): string => {
  const figures = figuresOf(task);
  return figures === '' ? `${task.label}: selesai` : `${task.label}: ${figures}`;
};

/**
 * Shows the message of an ended task; none for a cancelled one. Loaded when a task ends, because most pages see none
 * end.
 * @param undo starts the task that restores what this one changed.
 */
export function announceEnd(task: Task, undo: () => Promise<unknown>): void {
  if (task.state === 'CANCELLED') return;
  if (task.failed > 0 || task.state === 'FAILED')
    toast.error(endMessage(task), {
      description: task.cause ?? 'Lihat penyebabnya di Pusat Proses.',
      requestId: task.state === 'FAILED' ? (task.request_id ?? undefined) : undefined,
    });
  else if (task.undo_until !== null) toast.undo(endMessage(task), undo, { failed: failureOf });
  else toast.success(endMessage(task));
}
