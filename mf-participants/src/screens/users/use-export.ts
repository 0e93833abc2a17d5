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
  const [running, setRunning] = useState<{ readonly job: number; readonly file: string } | null>(null);
  const task = useTask(running?.job ?? null);
  const starting = useAction(async (list: List) => {
    const file = EXPORT_FILES[list];
    try {
      setRunning({ job: await exportList(list), file });
      toast.info(texts.exporting(file), {
        description: texts.exportingHint,
        action: { label: texts.jobCenter, run: openJobCenter },
      });
    } catch (failure) {
      toast.failure(failureOf(failure), () => void starting.run(list));
    }
  });
  const isReady = task.data?.id === running?.job && task.data?.result;
  useEffect(() => {
    if (!isReady || !running) return;
    setRunning(null);
    const { job, file } = running;
    const save = () =>
      downloadTaskResult(job).then(
        (download) => {
          saveFile({ ...download, fileName: file });
          toast.success(texts.exported(file));
        },
        (failure: unknown) => toast.failure(failureOf(failure), () => void save()),
      );
    void save();
  }, [isReady, running]);
  return (list: List) => void starting.run(list);
}
