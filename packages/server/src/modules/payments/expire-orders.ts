import { and, asc, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import { OPEN_ORDER, orders } from '../../platform/database/schema/orders.ts';
import type { Services } from '../../platform/http/services.ts';
import { followOrders } from './follow-orders.ts';
import type { PaymentProvider, PaymentStatus } from './provider.ts';
import { providerOf } from './provider-of.ts';

export const EXPIRE_QUEUE = 'expire-orders';

/** Orders of one round; what is left over has its turn in the next one. */
const ROUND = 500;

/** What the provider would say of an order that nobody paid. */
const expired = (orderId: string): PaymentStatus => ({
  orderId,
  status: 'expire',
  fraud: null,
  transactionId: null,
  paymentType: null,
  amount: null,
  currency: 'IDR',
  returned: null,
  paidAt: null,
});

/** Money that the provider or staff hold back is neither paid nor lost: those orders wait for its word. */
const HELD_BACK = ['authorize', 'capture'];

/** The last word on an order whose time is up: the provider's, where it has one, since its notification may have been lost. */
async function lastWord(provider: PaymentProvider | null, orderId: string): Promise<PaymentStatus> {
  const said = provider === null ? null : await provider.status(orderId);
  const stillOpen = said === null || ['pending', 'deny'].includes(said.status);
  return stillOpen ? expired(orderId) : said;
}

/**
 * Ends orders whose time is up: their seats go to the queue and their vouchers are free again. What somebody must look
 * at waits for them; once they have closed the case of an amount that is not the order's, that payment counts no more.
 * Source: D123, S29.
 */
export async function expireOrders(services: Services, _data: unknown, log: Pick<Logger, 'warn'>): Promise<void> {
  const { config, db, clock } = services;
  const provider = providerOf(config);
  const due = await db
    .select({ id: orders.id, order_id: orders.order_id, exception: orders.exception })
    .from(orders)
    .where(
      and(
        OPEN_ORDER,
        lt(orders.should_expire_at, clock()),
        notInArray(orders.paid_status, HELD_BACK),
        or(isNull(orders.exception), isNotNull(orders.exception_resolved_at)),
      ),
    )
    .orderBy(asc(orders.should_expire_at))
    .limit(ROUND);
  await followOrders(services, log, due, ({ order_id, exception }) =>
    lastWord(exception === 'AMOUNT_MISMATCH' ? null : provider, order_id),
  );
}
