import type { ParticipantBulkAnswer } from '@widya/contract/participants-bulk';
import { toast } from '@widya/design-system/toast';
import { hasChanged } from '@widya/record-kit/bulk-action/has-changed';
import { useAction } from '@widya/remote-kit/use-action';
import { useRef, useState } from 'react';
import { useTaskStartedToast } from '../../tasks/use-task-started-toast.ts';
import { failureWithFirst } from '../failure-with-first.ts';
import { useSourceActions } from '../source/source-context.ts';
import { applyBody, type BulkDraft } from './bulk-draft.ts';
import type { BulkAction, BulkRequest } from './bulk-request.ts';
import { BULK_ACTIONS, BULK_TEXTS as texts } from './texts.ts';

type Skipped = ParticipantBulkAnswer['skipped'];

interface BulkEnds {
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** Called when the action was refused because the preview is outdated. */
  readonly onChanged: () => void;
}

/** Reversible actions that send no mails, with their opposites. */
const OPPOSITES: Readonly<Partial<Record<BulkAction, BulkAction>>> = { present: 'absent', absent: 'present' };

/** Runs the action; `skipped` has the people who were not changed, if any. */
export function useBulk(request: BulkRequest, { onDone, onClose, onChanged }: BulkEnds) {
  const { applyBulk } = useSourceActions();
  const showTaskStarted = useTaskStartedToast();
  const [skipped, setSkipped] = useState<Skipped | null>(null);
  // Idempotency keys by draft: repeating a press after a lost answer has no effect, another draft is a new call.
  const keys = useRef(new Map<string, string>());
  /** Reverts exactly the changed people. */
  const revert = async (action: BulkAction, ids: readonly number[]) => {
    const { changed } = await applyBulk({ action, ids: [...ids] });
    toast.success(BULK_ACTIONS[action].done(changed));
  };
  const showDone = ({ changed, changed_ids, promoted }: ParticipantBulkAnswer) => {
    const opposite = OPPOSITES[request.action];
    const title = BULK_ACTIONS[request.action].done(changed);
    if (opposite !== undefined && changed > 0)
      toast.undo(title, () => revert(opposite, changed_ids), { failed: failureWithFirst });
    else toast.success(title, { description: promoted > 0 ? texts.promoted(promoted) : undefined });
  };
  const running = useAction(async (draft: BulkDraft, seen: number) => {
    const body = applyBody(request, draft, seen);
    const content = JSON.stringify(body);
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    const answer = await applyBulk(body, key).catch((caught: unknown) => {
      if (hasChanged(caught)) onChanged();
      throw caught;
    });
    if (answer.task_id !== null) await showTaskStarted();
    else showDone(answer);
    onDone();
    if (answer.skipped.length > 0) setSkipped(answer.skipped);
    else onClose();
  });
  return { ...running, skipped };
}
