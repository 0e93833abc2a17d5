/** Ways to pay, by the code of the payment provider. */
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

/** How an order was paid, `Transfer bank`; a method that is not known yet without its underscores, nothing for none. */
export const paymentMethodLabel = (method: string | null): string =>
  method === null ? '' : (METHODS[method] ?? method.replaceAll('_', ' '));

/** Stands in the place of the provider's status until it has spoken. */
export const NO_WORD_YET = 'WAIT_SNAP_NOTIFICATION';

/** The provider's own word for an order (D107), and what is said until there is one. */
export const providerWord = (paidStatus: string): string =>
  paidStatus === NO_WORD_YET ? 'Belum ada kabar' : paidStatus;
