import { z } from 'zod';
import { PAYMENT_STATES } from './payment-states.ts';
import { instant } from './scalars.schemas.ts';

/** Longer than any text that the provider sends. */
const text = (max: number) => z.string().max(max);

/** A payment as participants see it. */
export const ticketPayment = z.object({
  order_id: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount: z.number().int(),
  returned_amount: z.number().int(),
  /** Payment deadline. */
  until: instant.nullable(),
  paid_at: instant.nullable(),
});

export const paymentSchemas = {
  readPayment: {
    params: z.object({ orderId: z.string().regex(/^[A-Za-z0-9-]{6,40}$/) }),
    answer: ticketPayment.extend({
      /** Names of the paid classes, courses or sessions. */
      items: z.array(z.string()),
      /** Address of the provider's page; null in every state except `open`. */
      pay_url: z.string().nullable(),
      /** Path for registering again; null when registration is no longer possible. */
      register_path: z.string().nullable(),
    }),
  },
  receiveMidtransNotification: {
    /** The fields that are read; Midtrans sends many more. */
    body: z.looseObject({
      order_id: text(100).min(1),
      status_code: text(10),
      gross_amount: text(30),
      signature_key: text(200),
      transaction_status: text(50),
      transaction_id: text(100).optional(),
      fraud_status: text(50).optional(),
      payment_type: text(50).optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      /** How the notification was handled. */
      outcome: z.enum(['applied', 'duplicate', 'ignored', 'exception']),
    }),
  },
};
