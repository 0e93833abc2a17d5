import type { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { paymentSchemas } from './payments.schemas.ts';

type S = typeof paymentSchemas;

/** Shown where the provider is needed and none is set up. */
export const PAYMENTS_NOT_CONFIGURED =
  'Pembayaran daring belum disiapkan di server ini. Hubungi pengelola sistem untuk memasang MIDTRANS_SERVER_KEY.';

export type PublicPayment = z.output<S['readPayment']['answer']>;

/** Where a payment link stands: tells nothing of the person, since a link can be passed on (S15). Source: D106–D108. */
export const readPayment = endpoint<S['readPayment']>()({
  id: 'readPayment',
  method: 'GET',
  path: '/v1/public/payments/:orderId',
  access: { kind: 'public' },
  summary: 'Read whether and where an order can be paid.',
  tag: 'Public',
  audit: null,
});

/**
 * Called by Midtrans whenever a payment changes. A wrong signature is refused and logged; nothing is believed before the status was
 * read again at the source. Source: S30–S32.
 */
export const receiveMidtransNotification = endpoint<S['receiveMidtransNotification']>()({
  id: 'receiveMidtransNotification',
  method: 'POST',
  path: '/v1/payments/midtrans/notification',
  access: { kind: 'public' },
  summary: 'Receive a notification of the payment provider.',
  tag: 'Payments',
  audit: 'UPDATE_ORDER',
});
