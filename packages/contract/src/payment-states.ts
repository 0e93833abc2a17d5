/** What somebody who follows the payment link of an order finds. Source: D106–D108. */
export const PAYMENT_STATES = [
  /** The page of the provider. */
  'open',
  /** That page is being made; it takes seconds. */
  'preparing',
  /** No provider is set up here. */
  'unavailable',
  'paid',
  /** Money came or is held back, and somebody looks at it: nobody should pay again. */
  'checking',
  'returned',
  /** The rest was kept, and with it the place. */
  'partly-returned',
  'expired',
  'cancelled',
  'failed',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Whether the order is over and nothing was kept of it: one may register again. */
export const isOver = (state: PaymentState): boolean => ['expired', 'cancelled', 'failed'].includes(state);

/** Whether the payer can still do something. */
export const isPayable = (state: PaymentState): boolean => ['open', 'preparing', 'unavailable'].includes(state);
