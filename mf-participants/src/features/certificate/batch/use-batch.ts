import { ApiError } from '@widya/api-client/api-error';
import {
  type CertificateBatch,
  type CertificateScope,
  numberCertificates,
  useCertificateActions,
} from '@widya/api-client/certificates';
import { useTask, useTaskActions, useTaskItems } from '@widya/api-client/tasks';
import { useWrite } from '@widya/api-client/write';
import type { CertificateTemplate } from '@widya/contract/certificate-template';
import type { CertificateSettings } from '@widya/contract/certificates';
import { isOver } from '@widya/contract/task-states';
import type { Task } from '@widya/contract/tasks';
import { listTasks } from '@widya/contract/tasks';
import { toast } from '@widya/design-system/toast';
import { useSession } from '@widya/remote-kit/session';
import { claimTaskEnd } from '@widya/remote-kit/task-ends';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lettersMissingIn } from '../facts.ts';
import { BATCH_TEXTS } from '../texts.ts';
import { usePreparedDrawing } from './use-prepared-drawing.ts';
import { workerName } from './worker-name.ts';

const isNetwork = (caught: unknown): boolean =>
  caught instanceof ApiError && (caught.kind === 'network' || caught.kind === 'timeout');

/** Number of failures listed on the screen; the others are counted. */
const SHOWN_FAILURES = 20;

/**
 * 'Generate dan upload untuk semua': a task of the job centre whose PDFs this page draws. It continues after a reload,
 * after a lost connection, and in another page.
 */
export function useBatch(scope: CertificateScope, settings: CertificateSettings, template: CertificateTemplate) {
  const [started, setStarted] = useState<number | null>(null);
  const { site } = useSession();
  const id = started ?? settings.job_id;
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [latest, setLatest] = useState<Task | null>(null);
  const [settled, setSettled] = useState({ sent: 0, failed: 0 });
  const [shrunk, setShrunk] = useState<readonly string[]>([]);
  const abort = useRef<AbortController | null>(null);
  const leaveEnd = useRef<(() => void) | null>(null);
  const { data, retry: readTask } = useTask(id);
  const task = data?.id === id ? data : latest?.id === id ? latest : null;
  const failed = useTaskItems(task && task.failed > 0 ? task.id : null, {
    page: 1,
    per_page: SHOWN_FAILURES,
    state: 'failed',
  });
  const { pause, resume, cancel, retryFailed } = useTaskActions();
  const { refresh } = useCertificateActions(scope);
  const writeTasks = useWrite([listTasks]);
  const { prepare, take, discard } = usePreparedDrawing(template);
  const missing = useMemo(() => lettersMissingIn(template, settings.what_to_learn), [template, settings.what_to_learn]);

  useEffect(
    () => () => {
      if (!abort.current) return;
      abort.current.abort();
      leaveEnd.current?.();
    },
    [],
  );

  const work = useCallback(
    async (job: number) => {
      if (abort.current) return;
      const own = new AbortController();
      abort.current = own;
      leaveEnd.current = claimTaskEnd(job);
      setWorking(true);
      setFailure(null);
      setSettled({ sent: 0, failed: 0 });
      try {
        const { workTask } = await import('./work-task.ts');
        await workTask({
          task: job,
          scope,
          template,
          prepared: take(),
          competencies: settings.what_to_learn,
          site,
          worker: workerName(),
          signal: own.signal,
          onTask: setLatest,
          onSettled: ({ kind, name, shrunk: isShrunk }) => {
            setSettled((former) => ({ ...former, [kind]: former[kind] + 1 }));
            if (isShrunk) setShrunk((former) => (former.includes(name) ? former : [...former, name]));
          },
        });
      } catch (caught) {
        if (!own.signal.aborted) setFailure(caught);
      } finally {
        abort.current = null;
        setWorking(false);
        readTask();
        await refresh();
        await writeTasks(Promise.resolve(null));
      }
    },
    [scope, template, settings.what_to_learn, site, refresh, readTask, writeTasks, take],
  );

  // Only the page that processed the task reports its end, once.
  const reportedTask = useRef<number | null>(null);
  const hasWorked = settled.sent + settled.failed > 0;
  useEffect(() => {
    if (isWorking || !hasWorked || !task || !isOver(task.state) || reportedTask.current === task.id) return;
    reportedTask.current = task.id;
    const showToast = task.failed === 0 ? toast.success : task.sent === 0 ? toast.error : toast.info;
    showToast(BATCH_TEXTS.end(task.sent, task.total));
  }, [isWorking, hasWorked, task]);

  const stop = () => abort.current?.abort();
  return {
    task,
    isWorking,
    failure,
    isInterrupted: isNetwork(failure),
    shrunk,
    failures: failed.data?.data ?? [],
    settled,
    /** Prepares the drawing; `discard` releases it when no batch is started. */
    prepare,
    discard,
    /** Characters of the template that cannot be printed. */
    missing,
    /** Allocates missing numbers and starts the batch. @throws ApiError. @returns false when nobody is left */
    start: async (wish: CertificateBatch): Promise<boolean> => {
      const { job_id } = await numberCertificates(scope, { ...wish, as_task: true });
      if (job_id === null) return false;
      reportedTask.current = null;
      setShrunk([]);
      setStarted(job_id);
      void work(job_id);
      return true;
    },
    // Starts processing without waiting for it, otherwise it could be neither paused nor cancelled.
    resume: async () => {
      if (id === null) return;
      if (task?.state === 'PAUSED') await resume(id);
      void work(id);
    },
    pause: async () => {
      stop();
      if (id !== null) await pause(id);
    },
    cancel: async () => {
      stop();
      if (id !== null) await cancel(id);
    },
    retryFailed: async () => {
      if (id === null) return;
      await retryFailed(id);
      reportedTask.current = null;
      void work(id);
    },
  };
}

export type Batch = ReturnType<typeof useBatch>;
