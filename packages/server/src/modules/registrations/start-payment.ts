/** Where a person pays. */
export interface PaymentPage {
  readonly snap_token: string | null;
  readonly snap_payment_url: string | null;
}

/**
 * Asks the payment provider for a page to pay an order on. No provider is connected: the order waits, staff settle it, and the
 * mail leads to the registration page instead.
 */
export const startPayment = async (_order: {
  readonly order_id: string;
  readonly amount: number;
}): Promise<PaymentPage> => ({
  snap_token: null,
  snap_payment_url: null,
});
