import { and, asc, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import { OPEN_ORDER, orders } from '../../platform/database/schema/orders.ts';
import type { Services } from '../../platform/http/services.ts';
import { followOrders } from './follow-orders.ts';
import type { PaymentProvider, PaymentStatus } from './provider.ts';
import { providerOf } from './provider-of.ts';

export const EXPIRE_QUEUE = 'expire-orders';

/** Orders per run; the rest follows in the next run. */
const ROUND = 500;

/** The status of an order that nobody paid. */
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

/** Payments that the provider or staff hold back are neither paid nor lost; their orders wait for the provider. */
const HELD_BACK = ['authorize', 'capture'];

/** The final status of an overdue order: the provider's, if it has one, because its notification may have been lost. */
async function finalStatus(provider: PaymentProvider | null, orderId: string): Promise<PaymentStatus> {
  const reported = provider === null ? null : await provider.status(orderId);
  const stillOpen = reported === null || ['pending', 'deny'].includes(reported.status);
  return stillOpen ? expired(orderId) : reported;
}

/**
 * Expires overdue orders: frees their seats for the waiting list and releases their vouchers. Orders flagged for review
 * are skipped; once staff have resolved a wrong amount, that payment no longer counts. Source: D123, S29.
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
    finalStatus(exception === 'AMOUNT_MISMATCH' ? null : provider, order_id),
  );
}
