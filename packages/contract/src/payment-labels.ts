/** Payment methods by the provider's code. */
const METHODS: Readonly<Record<string, string>> = {
  akulaku: 'Akulaku',
  bank_transfer: 'Transfer bank',
  bca_klikbca: 'KlikBCA',
  bca_klikpay: 'BCA KlikPay',
  bri_epay: 'BRImo',
  cimb_clicks: 'CIMB Clicks',
  credit_card: 'Kartu kredit',
  cstore: 'Gerai',
  danamon_online: 'Danamon Online',
  echannel: 'Mandiri Bill',
  gopay: 'GoPay',
  kredivo: 'Kredivo',
  permata: 'Transfer bank',
  qris: 'QRIS',
  shopeepay: 'ShopeePay',
  voucher: 'Voucher',
};

/**
 * Label of a payment method, such as `Transfer bank`; an unknown code is shown without underscores, null as an empty
 * text.
 */
export const paymentMethodLabel = (method: string | null): string =>
  method === null ? '' : (METHODS[method] ?? method.replaceAll('_', ' '));

/** Status of an order before the provider's first report. */
export const NO_STATUS_YET = 'WAIT_SNAP_NOTIFICATION';

/** The provider's status of an order (D107), or a text while there is none. */
export const providerLabel = (paidStatus: string): string =>
  paidStatus === NO_STATUS_YET ? 'Belum ada kabar' : paidStatus;
