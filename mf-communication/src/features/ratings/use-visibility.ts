import { failureOf } from '@widya/api-client/api-error';
import { toast } from '@widya/design-system/toast';
import { useCallback } from 'react';
import { RATING_TEXTS as texts } from './texts.ts';

/**
 * Hides and restores without confirmation, because each reverts the other. B-216, B-217, C-108.
 * @param setActive the write. @throws ApiError
 */
export function useVisibility(setActive: (id: number, active: boolean) => Promise<unknown>) {
  return useCallback(
    (id: number, active: boolean) => {
      const run = async (to: boolean): Promise<void> => {
        try {
          await setActive(id, to);
          if (to) toast.success(texts.restored);
          else toast.undo(texts.hidden, () => void run(true));
        } catch (failure) {
          toast.failure(failureOf(failure), () => void run(to), texts.hideFailed);
        }
      };
      void run(active);
    },
    [setActive],
  );
}
