/** States of an order, as its payment link shows them. Source: D106–D108. */
export const PAYMENT_STATES = [
  /** Payable on the provider's page. */
  'open',
  /** The provider's page is being created, which takes seconds. */
  'preparing',
  /** No payment provider is configured. */
  'unavailable',
  'paid',
  /** Money was received or is held back, and staff review it: nobody should pay again. */
  'checking',
  'returned',
  /** A part was kept, and the seat with it. */
  'partly-returned',
  'expired',
  'cancelled',
  'failed',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Whether the order ended without a payment, so that the person may register again. */
export const hasEndedUnpaid = (state: PaymentState): boolean => ['expired', 'cancelled', 'failed'].includes(state);

/** Whether the order still awaits its payment; in the state `unavailable` it cannot be paid online. */
export const isPayable = (state: PaymentState): boolean => ['open', 'preparing', 'unavailable'].includes(state);
