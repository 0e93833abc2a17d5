import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { members } from '../../database/schema/members.ts';
import { orderItems, orders } from '../../database/schema/orders.ts';
import type { Services } from '../../http/services.ts';
import type { PaymentProvider } from './provider.ts';
import { providerOf } from './provider-of.ts';

export const OPEN_PAYMENTS_QUEUE = 'open-payments';

/** Orders of one round; what is left over has its turn in the next one. */
const ROUND = 200;
const MINUTE_MS = 60_000;

type OrderRow = typeof orders.$inferSelect;

/**
 * Opens the payment pages of orders that have none yet. It runs apart from the call that makes an order, which holds the lock of a class
 * and must not wait for another service.
 */
export async function openPayments({ config, db, clock }: Services): Promise<void> {
  const provider = providerOf(config);
  if (provider === null) return;
  const now = clock();
  const due = await db
    .select({ order: orders, member: members })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.member_id))
    .where(
      and(
        eq(orders.paid_status, 'WAIT_SNAP_NOTIFICATION'),
        isNull(orders.snap_payment_url),
        gt(orders.amount, 0),
        gt(orders.should_expire_at, new Date(now.getTime() + MINUTE_MS)),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(ROUND);
  for (const { order, member } of due) {
    const items = await db.select().from(orderItems).where(eq(orderItems.order_ref, order.id));
    const { token, url } = await provider.open({ ...paymentOf(order, items, now), customer: customerOf(member) });
    await db.update(orders).set({ snap_token: token, snap_payment_url: url }).where(eq(orders.id, order.id));
  }
}

const customerOf = (member: typeof members.$inferSelect) => ({
  name: member.full_name,
  email: member.email,
  phone: member.phone_num,
});

const paymentOf = (
  order: OrderRow,
  items: readonly (typeof orderItems.$inferSelect)[],
  now: Date,
): Omit<Parameters<PaymentProvider['open']>[0], 'customer'> => ({
  orderId: order.order_id,
  amount: order.amount,
  items: items.map(({ label, price }) => ({ name: label, price })),
  expiresIn: Math.floor(((order.should_expire_at?.getTime() ?? 0) - now.getTime()) / MINUTE_MS),
});
