import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { members } from '../../platform/database/schema/members.ts';
import { OPEN_ORDER, orderItems, orders } from '../../platform/database/schema/orders.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type NewPayment, type PaymentProvider, ProviderFailure } from './provider.ts';
import { providerOf } from './provider-of.ts';

export const OPEN_PAYMENTS_QUEUE = 'open-payments';

/** Orders per run; the rest follows in the next run. */
const ROUND = 200;
const MINUTE_MS = 60_000;
/** Namespace of this job's advisory locks. */
const LOCK_KIND = 5_261_001;

/** Orders without a payment page that have more than a minute left. */
const withoutPage = (now: Date) =>
  and(
    OPEN_ORDER,
    eq(orders.paid_status, 'WAIT_SNAP_NOTIFICATION'),
    isNull(orders.snap_payment_url),
    gt(orders.amount, 0),
    gt(orders.should_expire_at, new Date(now.getTime() + MINUTE_MS)),
  );

/**
 * Opens the payment pages of new orders. It runs after the call that creates an order, because that call holds the lock
 * of a class and must not wait for another service. A refused order does not stop the others; while the provider is
 * unreachable, all wait for the next run.
 */
export async function openPayments({ config, db, clock }: Services, _data: unknown, log: Pick<Logger, 'warn'>) {
  const provider = providerOf(config);
  if (provider === null) return;
  const due = await db
    .select({ id: orders.id, order_id: orders.order_id })
    .from(orders)
    .where(withoutPage(clock()))
    .orderBy(asc(orders.id))
    .limit(ROUND);
  for (const { id, order_id } of due) {
    try {
      await db.transaction((tx) => openOne(tx, provider, id, clock()));
    } catch (error) {
      log.warn({ err: error, orderId: order_id }, 'A payment page could not be opened');
      if (error instanceof ProviderFailure && error.away) return;
    }
  }
}

/** Opens one page; an advisory lock lets only one of several processes call the provider. */
async function openOne(tx: Tx, provider: PaymentProvider, id: number, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK_KIND}, ${id}) as mine`,
  );
  if (!rows[0]?.mine) return;
  const [found] = await tx
    .select({ order: orders, member: members })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.member_id))
    .where(and(eq(orders.id, id), withoutPage(now)));
  if (found === undefined) return;
  const items = await tx.select().from(orderItems).where(eq(orderItems.order_ref, id));
  const { token, url } = await provider.open(paymentOf(found, items, now));
  await tx.update(orders).set({ snap_token: token, snap_payment_url: url }).where(eq(orders.id, id));
}

const paymentOf = (
  { order, member }: { readonly order: typeof orders.$inferSelect; readonly member: typeof members.$inferSelect },
  items: readonly (typeof orderItems.$inferSelect)[],
  now: Date,
): NewPayment => ({
  orderId: order.order_id,
  amount: order.amount,
  customer: { name: member.full_name, email: member.email, phone: member.phone_num },
  items: items.map(({ label, price }) => ({ name: label, price })),
  now,
  expiresIn: Math.floor(((order.should_expire_at?.getTime() ?? 0) - now.getTime()) / MINUTE_MS),
});
