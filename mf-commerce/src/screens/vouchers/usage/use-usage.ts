import type { ApiError } from '@widya/api-client/api-error';
import { readSomeOrders } from '@widya/api-client/orders';
import * as orders from '@widya/contract/orders';
import type { Voucher } from '@widya/contract/vouchers';
import useSWR from 'swr';

/** The latest orders that ever used a voucher. C-131. */
export function useUsage({ transactions }: Pick<Voucher, 'transactions'>) {
  const ids = transactions.map(({ id }) => id);
  const { data, error, isValidating, mutate } = useSWR<readonly orders.Order[], ApiError>(
    [orders.readSomeOrders.path, ids.join(',')],
    () => (ids.length === 0 ? Promise.resolve([]) : readSomeOrders(ids)),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return { orders: data, error, retrying: isValidating, retry: () => void mutate() };
}
