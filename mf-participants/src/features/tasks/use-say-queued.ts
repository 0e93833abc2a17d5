import { useWrite } from '@widya/api-client/write';
import { listTasks } from '@widya/contract/tasks';
import { toast } from '@widya/design-system/toast';
import { openJobCenter } from '@widya/remote-kit/job-center';

/** Says that something goes on in the job centre, and lets its badge look at once. */
export function useSayQueued() {
  const look = useWrite([listTasks]);
  return async () => {
    toast.success('Sedang diproses', {
      description: 'Kemajuannya dapat dilihat di Pusat Proses.',
      action: { label: 'Pusat Proses', run: openJobCenter },
    });
    await look(Promise.resolve());
  };
}
