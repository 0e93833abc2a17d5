/** How visitors pay, derived from the session. Source: D42. */
export type Payment = 'FREE' | 'PAY_ONLINE' | 'PAY_OFFLINE';

export const paymentOf = ({
  price,
  online_payment,
}: {
  readonly price: number;
  readonly online_payment: boolean;
}): Payment => (price === 0 ? 'FREE' : online_payment ? 'PAY_ONLINE' : 'PAY_OFFLINE');
