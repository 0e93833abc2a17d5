import { useMerchandiseActions } from '@widya/api-client/merchandise';
import type { Merchandise } from '@widya/contract/merchandise';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useCallback } from 'react';
import { MERCHANDISE_TEXTS as texts } from '../texts.ts';

type Item = Pick<Merchandise, 'id' | 'name'>;

/** Runs without confirmation because it is reversible; shows failures with a retry. */
function useImmediateAction(work: (id: number) => Promise<unknown>, messageOf: (name: string) => string) {
  return useCallback(
    (item: Item) => {
      const run = async (): Promise<void> => {
        try {
          await work(item.id);
          toast.success(messageOf(item.name));
        } catch (failure) {
          toast.failure(failureOf(failure), () => void run());
        }
      };
      void run();
    },
    [work, messageOf],
  );
}

/** Pulihkan. */
export const useRestore = () => useImmediateAction(useMerchandiseActions().restore, texts.restored);

/** Aktivasi. D125. */
export const useActivate = () => useImmediateAction(useMerchandiseActions().activate, texts.activated);
