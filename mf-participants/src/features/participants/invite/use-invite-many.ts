import { ApiError } from '@widya/api-client/api-error';
import { INVITE_CHUNK, type InviteBatchInput, type Invitee } from '@widya/contract/participants-invite';
import type { CsvRows } from '@widya/design-system/csv-import';
import { useState } from 'react';
import { useTaskStartedToast } from '../../tasks/use-task-started-toast.ts';
import { useSourceActions } from '../source/source-context.ts';
import { type InviteResult, sendInvitations } from './send-invitations.ts';
import { startInviteTask } from './start-invite-task.ts';
import { INVITE_TEXTS as texts } from './texts.ts';

/**
 * Sends the rows of a CSV: a short list immediately with its result, a long one as a task that continues when the page
 * is closed. A failure is shown above the rows, which stay, so that sending can be continued.
 */
export function useInviteMany(overQuota: boolean, onTaskStarted: () => void) {
  const { invite, inviteBatch } = useSourceActions();
  const showTaskStarted = useTaskStartedToast();
  const [scope] = useState(() => crypto.randomUUID());
  const [progress, setProgress] = useState<{ readonly sent: number; readonly total: number } | null>(null);
  const [result, setResult] = useState<InviteResult | null>(null);
  const run = async (rows: CsvRows) => {
    const show = (sent: number) => setProgress({ sent, total: rows.count });
    const keyScope = `${scope} ${overQuota}`;
    show(0);
    try {
      if (rows.count <= INVITE_CHUNK) {
        const send = (people: Invitee[], key: string) => invite(people, key, overQuota);
        setResult(await sendInvitations(rows, keyScope, send, ({ sent }) => show(sent)));
      } else {
        const send = (body: InviteBatchInput, key: string) => inviteBatch(body, key, overQuota);
        await startInviteTask(rows, keyScope, send, show);
        await showTaskStarted();
        onTaskStarted();
      }
    } catch (failure) {
      // The specified message refers people to the console.
      console.error(failure);
      throw new Error(failureLine(failure), { cause: failure });
    } finally {
      setProgress(null);
    }
  };
  return { progress, result, run, again: () => setResult(null) };
}

const failureLine = (failure: unknown): string => {
  if (!(failure instanceof ApiError)) return texts.manyFailed;
  return `${texts.manyFailed} (${failure.msg}${failure.requestId ? `, ID permintaan ${failure.requestId}` : ''})`;
};
