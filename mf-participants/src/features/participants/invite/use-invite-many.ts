import { ApiError } from '@widya/api-client/api-error';
import type { Invitee } from '@widya/contract/participants-invite';
import type { CsvRows } from '@widya/design-system/csv-import';
import { useState } from 'react';
import { useSourceActions } from '../source/source-context.ts';
import { type InviteResult, NOTHING_SENT, sendInvitations } from './send-invitations.ts';
import { INVITE_TEXTS as texts } from './texts.ts';

/** Sending the rows of a CSV. A failure is said above the rows, which stay, so that the same press can go on. */
export function useInviteMany(overQuota: boolean) {
  const { invite } = useSourceActions();
  const [scope] = useState(() => crypto.randomUUID());
  const [progress, setProgress] = useState<{ readonly result: InviteResult; readonly total: number } | null>(null);
  const [result, setResult] = useState<InviteResult | null>(null);
  const run = async (rows: CsvRows) => {
    const show = (sum: InviteResult) => setProgress({ result: sum, total: rows.count });
    show(NOTHING_SENT);
    try {
      const send = (people: Invitee[], key: string) => invite(people, key, overQuota);
      setResult(await sendInvitations(rows, `${scope} ${overQuota}`, send, show));
    } catch (failure) {
      // The specified sentence sends people to the console.
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
