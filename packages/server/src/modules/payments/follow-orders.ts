import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { orders } from '../../platform/database/schema/orders.ts';
import type { Services } from '../../platform/http/services.ts';
import { applyStatus } from './apply-status.ts';
import { type PaymentStatus, ProviderFailure } from './provider.ts';

/** Orders about which the provider is asked in parallel. */
const SIDE_BY_SIDE = 10;

export interface FollowedOrder {
  readonly id: number;
  readonly order_id: string;
}

type Followed<Order> = { readonly order: Order; readonly answer: PromiseSettledResult<PaymentStatus | null> };

const isAway = ({ answer }: Followed<unknown>): boolean =>
  answer.status === 'rejected' && answer.reason instanceof ProviderFailure && answer.reason.away;

/**
 * Asks the provider about orders and applies the answers, each in its own transaction, so that one failing order does
 * not stop the others. While the provider is unreachable, the rest waits for the next run.
 * @param statusOf returns null when nobody has chosen a payment method yet, so that there is nothing to apply.
 */
export async function followOrders<Order extends FollowedOrder>(
  services: Services,
  log: Pick<Logger, 'warn'>,
  due: readonly Order[],
  statusOf: (order: Order) => Promise<PaymentStatus | null>,
): Promise<void> {
  for (let from = 0; from < due.length; from += SIDE_BY_SIDE) {
    const some = due.slice(from, from + SIDE_BY_SIDE);
    const answers = await Promise.allSettled(some.map(statusOf));
    const followed = some.flatMap((order, index) => {
      const answer = answers[index];
      return answer === undefined ? [] : [{ order, answer }];
    });
    for (const one of followed)
      await takeOver(services, one).catch((error: unknown) =>
        log.warn({ err: error, orderId: one.order.order_id }, 'An order could not be followed'),
      );
    if (followed.some(isAway)) return;
  }
}

async function takeOver({ db, config, clock }: Services, { order, answer }: Followed<FollowedOrder>): Promise<void> {
  if (answer.status === 'rejected') throw answer.reason;
  const { value: status } = answer;
  const now = clock();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '10s'`);
    if (status === null) await tx.update(orders).set({ checked_at: now }).where(eq(orders.id, order.id));
    else await applyStatus({ tx, now, config }, order.id, status);
  });
}
