import type { paymentSchemas } from '@widya/contract/payments.schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { paymentNotifications } from '../../platform/database/schema/orders.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { rupiahOf } from './midtrans-client.ts';

export type Notification = z.output<(typeof paymentSchemas)['receiveMidtransNotification']['body']>;
type Outcome = typeof paymentNotifications.$inferSelect.outcome;

/** The fields of a notification that staff may need, without its signature. */
const storedFields = (body: Notification): Record<string, unknown> => ({
  order_id: body.order_id,
  transaction_status: body.transaction_status,
  status_code: body.status_code,
  gross_amount: body.gross_amount,
  fraud_status: body.fraud_status ?? null,
  payment_type: body.payment_type ?? null,
});

/** Stores a notification as received. @returns its id. Source: S30, S31. */
export async function storeNotification(
  tx: Tx,
  body: Notification,
  facts: { readonly genuine: boolean; readonly outcome: Outcome; readonly now: Date },
): Promise<number> {
  const { genuine, outcome, now } = facts;
  const [row] = await tx
    .insert(paymentNotifications)
    .values({
      order_id: body.order_id,
      transaction_id: body.transaction_id ?? null,
      transaction_status: body.transaction_status,
      fraud_status: body.fraud_status ?? null,
      status_code: body.status_code,
      gross_amount: rupiahOf(body.gross_amount),
      signature_valid: genuine,
      outcome,
      payload: storedFields(body),
      received_at: now,
      handled_at: outcome === 'received' ? null : now,
    })
    .returning({ id: paymentNotifications.id });
  if (row === undefined) throw new Error('The notification was not stored');
  return row.id;
}

/** Records the result of a notification. */
export async function settleNotification(tx: Tx, id: number, outcome: Outcome, now: Date): Promise<void> {
  await tx.update(paymentNotifications).set({ outcome, handled_at: now }).where(eq(paymentNotifications.id, id));
}
