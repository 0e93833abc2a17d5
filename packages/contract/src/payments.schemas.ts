import { z } from 'zod';
import { PAYMENT_STATES } from './payment-states.ts';
import { instant } from './scalars.schemas.ts';

/** Texts of the provider are cut at lengths that none of its own reaches. */
const text = (max: number) => z.string().max(max);

/** What a participant is told of a payment. */
export const ticketPayment = z.object({
  order_id: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount: z.number().int(),
  returned_amount: z.number().int(),
  /** Until when it can be paid. */
  until: instant.nullable(),
  paid_at: instant.nullable(),
});

export const paymentSchemas = {
  readPayment: {
    params: z.object({ orderId: z.string().regex(/^[A-Za-z0-9-]{6,40}$/) }),
    answer: ticketPayment.extend({
      /** Names of what is paid for. */
      items: z.array(z.string()),
      /** The page of the provider; null in every other state than `open`. */
      pay_url: z.string().nullable(),
      /** Path at which one can register again; null where nothing is left to register for. */
      register_path: z.string().nullable(),
    }),
  },
  receiveMidtransNotification: {
    /** What Midtrans sends has many more fields; only these are read. */
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
      /** What came of it. */
      outcome: z.enum(['applied', 'duplicate', 'ignored', 'exception']),
    }),
  },
};
