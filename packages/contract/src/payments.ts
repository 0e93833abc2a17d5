import { endpoint } from './endpoint.ts';
import type { paymentSchemas } from './payments.schemas.ts';

type S = typeof paymentSchemas;

/** Shown where the provider is needed and none is set up. */
export const PAYMENTS_NOT_CONFIGURED =
  'Pembayaran daring belum disiapkan di server ini. Hubungi pengelola sistem untuk memasang MIDTRANS_SERVER_KEY.';

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
