import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { orders } from '../../platform/database/schema/orders.ts';
import type { Services } from '../../platform/http/services.ts';
import { applyStatus } from './apply-status.ts';
import { type PaymentStatus, ProviderFailure } from './provider.ts';

/** Orders whose status is requested in parallel. */
const PARALLEL = 10;

export interface FollowedOrder {
  readonly id: number;
  readonly order_id: string;
}

type Followed<Order> = { readonly order: Order; readonly result: PromiseSettledResult<PaymentStatus | null> };

const isAway = ({ result }: Followed<unknown>): boolean =>
  result.status === 'rejected' && result.reason instanceof ProviderFailure && result.reason.away;

/**
 * Requests the status of orders from the provider and applies it, each in its own transaction, so that one failing
 * order does not stop the others. While the provider is unreachable, the rest waits for the next run.
 * @param statusOf returns null when nobody has chosen a payment method yet, so that there is nothing to apply.
 */
export async function followOrders<Order extends FollowedOrder>(
  services: Services,
  log: Pick<Logger, 'warn'>,
  due: readonly Order[],
  statusOf: (order: Order) => Promise<PaymentStatus | null>,
): Promise<void> {
  for (let from = 0; from < due.length; from += PARALLEL) {
    const some = due.slice(from, from + PARALLEL);
    const results = await Promise.allSettled(some.map(statusOf));
    const followed = some.flatMap((order, index) => {
      const result = results[index];
      return result === undefined ? [] : [{ order, result }];
    });
    for (const one of followed)
      await applyResult(services, one).catch((error: unknown) =>
        log.warn({ err: error, orderId: one.order.order_id }, 'An order could not be followed'),
      );
    if (followed.some(isAway)) return;
  }
}

async function applyResult({ db, config, clock }: Services, { order, result }: Followed<FollowedOrder>): Promise<void> {
  if (result.status === 'rejected') throw result.reason;
  const { value: status } = result;
  const now = clock();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '10s'`);
    if (status === null) await tx.update(orders).set({ checked_at: now }).where(eq(orders.id, order.id));
    else await applyStatus({ tx, now, config }, order.id, status);
  });
}
