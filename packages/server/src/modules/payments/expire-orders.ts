import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import { orders } from '../../database/schema/orders.ts';
import type { Services } from '../../http/services.ts';
import { applyStatus } from './apply-status.ts';
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
  paidAt: null,
});

/** The last word on an order whose time is up: the provider's, where it has one, since its notification may have been lost. */
async function lastWord(provider: PaymentProvider | null, orderId: string): Promise<PaymentStatus> {
  const said = provider === null ? null : await provider.status(orderId);
  const stillOpen = said === null || ['pending', 'authorize', 'deny'].includes(said.status);
  return stillOpen ? expired(orderId) : said;
}

/** Ends orders whose time is up: their seats go to the queue and their vouchers are free again. Source: decision 123, S29. */
export async function expireOrders({ config, db, clock }: Services): Promise<void> {
  const now = clock();
  const provider = providerOf(config);
  const due = await db
    .select({ id: orders.id, order_id: orders.order_id })
    .from(orders)
    .where(
      and(lt(orders.should_expire_at, now), inArray(orders.paid_status, ['WAIT_SNAP_NOTIFICATION', 'pending', 'deny'])),
    )
    .orderBy(asc(orders.should_expire_at))
    .limit(ROUND);
  for (const { id, order_id } of due) {
    const status = await lastWord(provider, order_id);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '10s'`);
      await applyStatus({ tx, now, publicUrl: config.publicUrl }, id, status);
    });
  }
}
