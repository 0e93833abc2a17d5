import { useWrite } from '@widya/api-client/write';
import { listTasks } from '@widya/contract/tasks';
import { toast } from '@widya/design-system/toast';
import { openJobCenter } from '@widya/remote-kit/job-center';

/** Shows a toast that a task continues in the job centre, and updates its badge. */
export function useTaskStartedToast() {
  const refreshTasks = useWrite([listTasks]);
  return async () => {
    toast.success('Sedang diproses', {
      description: 'Kemajuannya dapat dilihat di Pusat Proses.',
      action: { label: 'Pusat Proses', run: openJobCenter },
    });
    await refreshTasks(Promise.resolve());
  };
}
