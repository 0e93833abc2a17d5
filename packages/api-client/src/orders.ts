import type { ExceptionAction, OrderOutcome } from '@widya/contract/order-status';
import type { Order } from '@widya/contract/orders';
import * as orders from '@widya/contract/orders';
import type { orderSchemas } from '@widya/contract/orders.schemas';
import { call, download } from './api.ts';
import type { DownloadedFile } from './client.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type Schemas = typeof orderSchemas;
/** Filters of a list of orders and its export. */
export interface OrderFilters {
  readonly q?: string | undefined;
  readonly outcome?: OrderOutcome | undefined;
  /** `1` lists only orders that need a review. */
  readonly exceptions?: '1' | undefined;
}

/** A month in WIB; `month` is 1 to 12. */
export interface OrderMonth {
  readonly year: number;
  readonly month: number;
}

/** One order; null loads nothing. */
export const useOrder = (id: number | null): Query<Order> =>
  useQuery<Schemas['readOrder'], Order>(orders.readOrder, id === null ? null : { params: { id } });

/** Number of orders that need a review. */
export const useOpenExceptions = (): Query<{ readonly open: number }> =>
  useQuery<Schemas['countOrderExceptions'], { readonly open: number }>(orders.countOrderExceptions, {});

/**
 * Orders by id, at most 200, in the given order; unknown ids are left out. Without the key `transaction`, only those
 * that used a voucher. @throws ApiError
 */
export const readSomeOrders = (ids: readonly number[]): Promise<readonly Order[]> =>
  call(orders.readSomeOrders, { body: { ids: [...ids] } });

/** Actions on orders. Each rejects with an ApiError and updates the cached lists. */
export function useOrderActions() {
  const write = useWrite([orders.listOrders]);
  return {
    /** Requests the status from the payment provider and applies it. */
    check: (id: number) => write(call(orders.checkOrder, { params: { id } })),
    /** Settles an order that needs a review. */
    resolve: (id: number, action: ExceptionAction, note: string, version: number) =>
      write(call(orders.resolveOrderException, { params: { id }, body: { action, note, version } })),
  };
}

/** `data-transaksi.csv` of a month; pass it to `saveFile`. @throws ApiError */
export const exportOrders = (query: OrderMonth & OrderFilters): Promise<DownloadedFile> =>
  download(orders.exportOrders, { query: { ...query }, timeout: 60_000 });
