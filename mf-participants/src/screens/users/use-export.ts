import { failureOf } from '@widya/api-client/api-error';
import { useMemberActions } from '@widya/api-client/members';
import { saveFile } from '@widya/api-client/save-file';
import { downloadTaskResult, useTask } from '@widya/api-client/tasks';
import { toast } from '@widya/design-system/toast';
import { openJobCenter } from '@widya/remote-kit/job-center';
import { useAction } from '@widya/remote-kit/use-action';
import { useEffect, useState } from 'react';
import { USERS_TEXTS as texts } from './texts.ts';

type List = 'newsletter' | 'all';

export const EXPORT_FILES: Readonly<Record<List, string>> = {
  newsletter: 'email-peserta.csv',
  all: 'seluruh-pengguna.csv',
};

/**
 * Both exports of the list. A task writes the file, since there may be a million people; it is downloaded when ready,
 * and stays in the job centre for those who have left the page. B-163, B-164.
 */
export function useExport() {
  const { exportList } = useMemberActions();
  const [wanted, setWanted] = useState<{ readonly job: number; readonly file: string } | null>(null);
  const task = useTask(wanted?.job ?? null);
  const begin = useAction(async (list: List) => {
    const file = EXPORT_FILES[list];
    try {
      setWanted({ job: await exportList(list), file });
      toast.info(texts.exporting(file), {
        description: texts.exportingHint,
        action: { label: texts.jobCenter, run: openJobCenter },
      });
    } catch (failure) {
      toast.failure(failureOf(failure), () => void begin.run(list));
    }
  });
  const ready = task.data?.id === wanted?.job && task.data?.result;
  useEffect(() => {
    if (!ready || !wanted) return;
    setWanted(null);
    const { job, file } = wanted;
    const save = () =>
      downloadTaskResult(job).then(
        (found) => {
          saveFile({ ...found, fileName: file });
          toast.success(texts.exported(file));
        },
        (failure: unknown) => toast.failure(failureOf(failure), () => void save()),
      );
    void save();
  }, [ready, wanted]);
  return (list: List) => void begin.run(list);
}
