import { ApiFailure } from '../../platform/http/api-failure.ts';

/** A payment as reported by the provider. */
export interface PaymentStatus {
  readonly orderId: string;
  /** Raw status: `pending`, `settlement`, … */
  readonly status: string;
  /** `accept`, `challenge` or `deny`, for cards. */
  readonly fraud: string | null;
  readonly transactionId: string | null;
  readonly paymentType: string | null;
  /** Whole rupiah; null when the value is invalid. */
  readonly amount: number | null;
  readonly currency: string;
  /** Returned amount so far, in whole rupiah; null when unknown. */
  readonly returned: number | null;
  /** When the money was received, or else when the payment was started; meaningful only once it is paid. */
  readonly paidAt: Date | null;
}

export interface NewPayment {
  readonly orderId: string;
  /** Whole rupiah, more than 0. */
  readonly amount: number;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly items: readonly { readonly name: string; readonly price: number }[];
  readonly now: Date;
  /** Minutes from now until the order can no longer be paid. */
  readonly expiresIn: number;
}

/** The provider failed: 503 with an Indonesian message, so that the caller tries again. */
export class ProviderFailure extends ApiFailure {
  /** True when the provider is unreachable or broken, so that calls for other orders would fail too. */
  readonly away: boolean;

  constructor(msg: string, away: boolean, cause: unknown) {
    super(503, 'NOT_READY', msg, { cause });
    this.away = away;
  }
}

/** A payment service. Every method throws ProviderFailure. */
export interface PaymentProvider {
  /** Opens a payment page for an order. */
  readonly open: (payment: NewPayment) => Promise<{ readonly token: string; readonly url: string }>;
  /** The provider's status of an order; null when it does not know the order. */
  readonly status: (orderId: string) => Promise<PaymentStatus | null>;
}
