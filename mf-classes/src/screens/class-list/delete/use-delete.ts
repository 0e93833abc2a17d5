import { ApiError } from '@widya/api-client/api-error';
import { useClassActions } from '@widya/api-client/classes';
import type { ClassRow } from '@widya/contract/classes';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { TEXTS } from '../texts.ts';

/**
 * Hapus. `refused`: there are accepted people (by the list, or by the API's newer data), so only hiding is possible.
 * D41.
 */
export function useDelete(row: ClassRow, onDone: () => void) {
  const { remove } = useClassActions();
  const removing = useAction(async () => {
    await remove(row.code);
    toast.success(TEXTS.deleteDone(row.name));
    onDone();
  });
  const refusedByApi = removing.failure instanceof ApiError && removing.failure.code === 'HAS_REGISTRANTS';
  return {
    refused: refusedByApi || row.metrics.accepted > 0,
    /** The API's message with its numbers. */
    reason: refusedByApi ? (removing.failure as ApiError).msg : null,
    busy: removing.busy,
    failure: refusedByApi ? null : removing.failure,
    run: () => void removing.run(),
  };
}
