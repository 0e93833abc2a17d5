import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { OPEN_ORDER, orders } from '../../platform/database/schema/orders.ts';
import type { Services } from '../../platform/http/services.ts';
import { followOrders } from './follow-orders.ts';
import { providerOf } from './provider-of.ts';

/** The name in existing databases, also used by the status screen. */
export const RECHECK_QUEUE = 'ask-again';

/** Orders per run; the rest follows in the next run. */
const ROUND = 200;
const HOUR_MS = 3_600_000;

/**
 * Reads the status of open orders without a new status for an hour: after a lost notification a person who paid would
 * otherwise wait until the order expires, and a card payment under review would never end. Source: S31.
 */
export async function recheckOrders(services: Services, _data: unknown, log: Pick<Logger, 'warn'>): Promise<void> {
  const { config, db, clock } = services;
  const provider = providerOf(config);
  if (provider === null) return;
  const now = clock();
  const lastHeard = sql`coalesce(${orders.checked_at}, ${orders.created_at})`;
  const quiet = await db
    .select({ id: orders.id, order_id: orders.order_id })
    .from(orders)
    .where(
      and(
        OPEN_ORDER,
        isNotNull(orders.snap_payment_url),
        // A payment under review waits for the provider's decision, even while staff look at it.
        or(isNull(orders.exception), eq(orders.exception, 'CHALLENGED')),
        lt(lastHeard, new Date(now.getTime() - HOUR_MS)),
        // Overdue orders are left to `expireOrders`, which checks them.
        or(gt(orders.should_expire_at, now), inArray(orders.paid_status, ['authorize', 'capture'])),
      ),
    )
    .orderBy(asc(lastHeard))
    .limit(ROUND);
  await followOrders(services, log, quiet, ({ order_id }) => provider.status(order_id));
}
