import { outwardAddress, PARTICIPANT_PATHS } from '@widya/contract/outward-address';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { classes } from '../../../database/schema/classes.ts';
import { orderItems, orders } from '../../../database/schema/orders.ts';
import { registrations } from '../../../database/schema/registrations.ts';
import type { Services } from '../../../http/services.ts';
import { siteOf } from '../../../site.ts';
import { rupiahText, whenText } from '../../registrations/scenario-mails.ts';
import { payStateOf } from '../pay-state.ts';
import { LOOK_AGAIN_SECONDS, type PayFacts, payPage } from './pay-page.ts';

type Needed = Pick<Services, 'db' | 'config' | 'clock'>;

/** Looking is free, guessing is not: a number of an order has 40 random bits. */
const PER_MINUTE = 120;

/**
 * The payment link of mails, `/bayar/WID-…`: an order is made before its page at the provider exists, so the link leads here. It tells
 * nothing of the person (S15) and is never kept by a browser. Source: decision 50, 106–108.
 */
export function payRoutes(app: FastifyInstance, services: Needed): void {
  app.get<{ Params: { orderId: string } }>(
    PARTICIPANT_PATHS.payment,
    { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute', allowList: [] } } },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      const html = reply.type('text/html; charset=utf-8');
      const order = await selectOrder(services, params.orderId);
      if (order === undefined) return html.status(404).send(payPage('unknown', null));
      const { config, clock } = services;
      const state = payStateOf(order, { now: clock(), canPay: config.midtrans !== null });
      if (state === 'open') return reply.redirect(order.snap_payment_url ?? '', 302);
      if (state === 'preparing') reply.header('refresh', String(LOOK_AGAIN_SECONDS));
      return html.send(payPage(state, await factsOf(services, order)));
    },
  );
}

async function selectOrder({ db }: Needed, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.order_id, orderId));
  return order;
}

async function factsOf({ db, config }: Needed, order: typeof orders.$inferSelect): Promise<PayFacts> {
  const items = await db
    .select({ label: orderItems.label, code: classes.code })
    .from(orderItems)
    .leftJoin(registrations, eq(registrations.id, orderItems.participant_id))
    .leftJoin(classes, eq(classes.id, registrations.class_id))
    .where(eq(orderItems.order_ref, order.id))
    .orderBy(asc(orderItems.id));
  const code = items.find((item) => item.code !== null)?.code;
  return {
    order_id: order.order_id,
    items: items.map(({ label }) => label),
    amount: rupiahText(order.amount),
    returned: order.returned_amount > 0 ? rupiahText(order.returned_amount) : '',
    until: whenText(order.should_expire_at),
    again: code ? outwardAddress(await siteOf(db, config), 'registration', code) : null,
  };
}
