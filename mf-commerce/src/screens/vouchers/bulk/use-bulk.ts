import { ApiError } from '@widya/api-client/api-error';
import { useVoucherActions } from '@widya/api-client/vouchers';
import { toast } from '@widya/design-system/toast';
import { hasChanged } from '@widya/record-kit/bulk-action/has-changed';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { useRef } from 'react';
import { VOUCHERS_TEXTS } from '../texts.ts';
import type { BulkRequest } from './bulk-request.ts';
import { BULK_ACTIONS, BULK_TEXTS as texts } from './texts.ts';

interface BulkEnds {
  readonly onDone: () => void;
  /** Called when the action was refused because the preview is outdated. */
  readonly onChanged: () => void;
}

const isOutdated = (caught: unknown): boolean =>
  hasChanged(caught) || (caught instanceof ApiError && caught.status === 404);

/** Runs the action. Deactivating can be undone, which activates exactly the changed vouchers again. */
export function useBulk({ action, target }: BulkRequest, { onDone, onChanged }: BulkEnds) {
  const { applyBulk } = useVoucherActions();
  // Idempotency keys by count: repeating a press after a lost answer has no effect, another count is a new call.
  const keys = useRef(new Map<number, string>());

  const activate = async (codes: readonly string[]): Promise<void> => {
    try {
      const { changed } = await applyBulk({ action: 'activate', codes: [...codes] });
      toast.success(BULK_ACTIONS.activate.done(changed.length));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void activate(codes), VOUCHERS_TEXTS.actionFailed);
    }
  };

  return useAction(async (seen: number) => {
    const key = keys.current.get(seen) ?? crypto.randomUUID();
    keys.current.set(seen, key);
    const { changed, skipped } = await applyBulk({ ...target, action, expected: seen }, key).catch(
      (caught: unknown) => {
        if (isOutdated(caught)) onChanged();
        throw caught;
      },
    );
    const description =
      skipped.map(({ count, reason }) => texts.skippedBecause(count, reason)).join(' · ') || undefined;
    const title = BULK_ACTIONS[action].done(changed.length);
    if (action === 'deactivate') toast.undo(title, () => void activate(changed), { description });
    else toast.success(title, { description });
    onDone();
  });
}
