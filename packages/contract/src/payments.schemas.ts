import { z } from 'zod';

/** Texts of the provider are cut at lengths that none of its own reaches. */
const text = (max: number) => z.string().max(max);

export const paymentSchemas = {
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
