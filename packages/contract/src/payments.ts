import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { paymentSchemas } from './payments.schemas.ts';

type S = typeof paymentSchemas;

/** Message when no payment provider is configured. */
export const PAYMENTS_NOT_CONFIGURED =
  'Pembayaran daring belum disiapkan di server ini. Hubungi pengelola sistem untuk memasang MIDTRANS_SERVER_KEY.';

export type PublicPayment = z.output<S['readPayment']['answer']>;

/** State of a payment link; reveals nothing about the person, since links are passed on (S15). Source: D106–D108. */
export const readPayment: Endpoint<S['readPayment']> = {
  id: 'readPayment',
  method: 'GET',
  path: '/v1/public/payments/:orderId',
  access: { kind: 'public' },
  summary: 'Read whether and where an order can be paid.',
  tag: 'Public',
  audit: null,
};

/**
 * Called by Midtrans whenever a payment changes. Wrong signatures are refused and logged; the status is read again from
 * Midtrans before it is applied. Source: S30–S32.
 */
export const receiveMidtransNotification: Endpoint<S['receiveMidtransNotification']> = {
  id: 'receiveMidtransNotification',
  method: 'POST',
  path: '/v1/payments/midtrans/notification',
  access: { kind: 'public' },
  summary: 'Receive a notification of the payment provider.',
  tag: 'Payments',
  audit: 'UPDATE_ORDER',
};
