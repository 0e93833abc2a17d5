import * as contract from '@widya/contract/payments';
import { paymentSchemas } from '@widya/contract/payments.schemas';
import { eq } from 'drizzle-orm';
import { orders } from '../../platform/database/schema/orders.ts';
import { forbidden, notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bindPublic, bindPublicPrepared } from '../../platform/http/bind.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { applyStatus } from './apply-status.ts';
import { settleNotification, storeNotification } from './notifications.ts';
import { configuredMidtrans, configuredProvider } from './provider-of.ts';
import { readPayment } from './read-payment.ts';
import { isGenuine } from './signature.ts';

async function orderRefOf(db: Tx, orderId: string): Promise<number | null> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.order_id, orderId));
  return row?.id ?? null;
}

/**
 * Stores a forged notification, or one for an unknown order, outside the transaction and refuses it. A genuine one is
 * only a hint: the status read from the provider counts. Source: S30–S32.
 */
const receive = bindPublicPrepared(
  contract.receiveMidtransNotification,
  paymentSchemas.receiveMidtransNotification,
  async ({ db, config, body, now, log }) => {
    const { serverKey } = configuredMidtrans(config);
    const facts = { genuine: isGenuine(body, serverKey), now };
    if (!facts.genuine) {
      await storeNotification(db, body, { ...facts, outcome: 'forged' });
      log.warn({ orderId: body.order_id }, 'a payment notification with a wrong signature');
      throw forbidden('Tanda tangan notifikasi tidak cocok');
    }
    const orderRef = await orderRefOf(db, body.order_id);
    const status = orderRef === null ? null : await configuredProvider(config).status(body.order_id);
    if (orderRef === null || status === null) {
      await storeNotification(db, body, { ...facts, outcome: 'unknown_order' });
      throw notFound('Transaksi tidak ditemukan');
    }
    return { orderRef, status };
  },
  async ({ tx, config, body, now, audit }, { orderRef, status }) => {
    const id = await storeNotification(tx, body, { genuine: true, outcome: 'received', now });
    const outcome = await applyStatus({ tx, now, config }, orderRef, status);
    await settleNotification(tx, id, outcome, now);
    const after = { outcome, paid_status: status.status };
    audit({ object: 'order', objectId: orderRef, label: body.order_id, after });
    return { success: true, outcome };
  },
);

/** Enough for readers and too few to guess an order number, which has 40 random bits. */
const READS_PER_MINUTE = 120;

const read = bindPublic(
  contract.readPayment,
  paymentSchemas.readPayment,
  async ({ tx, params, now, config, reply }) => {
    reply.header('cache-control', 'no-store');
    return readPayment(tx, params.orderId, { now, canPay: config.midtrans !== null });
  },
  { perMinute: READS_PER_MINUTE },
);

export const paymentRoutes: Binding[] = [receive, read];
