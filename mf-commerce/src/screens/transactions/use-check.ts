import { useOrderActions } from '@widya/api-client/orders';
import type { Order } from '@widya/contract/orders';
import { providerLabel } from '@widya/contract/payment-labels';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { TRANSACTIONS_TEXTS as texts } from './texts.ts';

/** 'Cek ulang ke penyedia': requests the order's status from the provider, applies it and shows the result. */
export function useCheck() {
  const { check } = useOrderActions();
  const checking = useAction(async (order: Pick<Order, 'id'>) => {
    try {
      const { provider_status } = await check(order.id);
      if (provider_status === null) toast.info(texts.unknownAtProvider);
      else toast.success(texts.checked(providerLabel(provider_status)));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void checking.run(order));
    }
  });
  return { busy: checking.busy, run: (order: Pick<Order, 'id'>) => void checking.run(order) };
}
