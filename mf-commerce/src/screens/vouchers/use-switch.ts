import { useVoucherActions } from '@widya/api-client/vouchers';
import type { Voucher } from '@widya/contract/vouchers';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useCallback } from 'react';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

/** Activates and deactivates without confirmation, because each reverts the other. C-142, C-148. */
export function useSwitch() {
  const { activate, deactivate } = useVoucherActions();
  return useCallback(
    (voucher: Pick<Voucher, 'id' | 'code'>, active: 0 | 1) => {
      const run = async (to: 0 | 1): Promise<void> => {
        try {
          await (to === 1 ? activate(voucher.id) : deactivate(voucher.id));
          if (to === 1) toast.success(texts.activated(voucher.code));
          else toast.undo(texts.deactivated(voucher.code), () => void run(1));
        } catch (failure) {
          toast.failure(failureOf(failure), () => void run(to), texts.actionFailed);
        }
      };
      void run(active);
    },
    [activate, deactivate],
  );
}
