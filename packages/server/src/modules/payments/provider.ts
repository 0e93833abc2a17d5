import { ApiFailure } from '../../platform/http/api-failure.ts';

/** What the provider knows of a payment. */
export interface PaymentStatus {
  readonly orderId: string;
  /** Raw status: `pending`, `settlement`, … */
  readonly status: string;
  /** `accept`, `challenge` or `deny`, for cards. */
  readonly fraud: string | null;
  readonly transactionId: string | null;
  readonly paymentType: string | null;
  /** Whole rupiah; null when what it sent is none. */
  readonly amount: number | null;
  readonly currency: string;
  /** What went back so far, whole rupiah; null when it does not say. */
  readonly returned: number | null;
  /** When the money came. */
  readonly paidAt: Date | null;
}

export interface NewPayment {
  readonly orderId: string;
  /** Whole rupiah, more than 0. */
  readonly amount: number;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly items: readonly { readonly name: string; readonly price: number }[];
  readonly now: Date;
  /** Minutes from now until nothing is taken any more. */
  readonly expiresIn: number;
}

/** The provider did not do what it was asked: 503 with an Indonesian sentence, so that whoever called comes again. */
export class ProviderFailure extends ApiFailure {
  /** True when it cannot be reached or is out of order, so that asking for another order is useless too. */
  readonly away: boolean;

  constructor(msg: string, away: boolean, cause: unknown) {
    super(503, 'NOT_READY', msg, { cause });
    this.away = away;
  }
}

/** A service that takes payments. Every method throws ProviderFailure. */
export interface PaymentProvider {
  /** Opens a page on which an order can be paid. */
  readonly open: (payment: NewPayment) => Promise<{ readonly token: string; readonly url: string }>;
  /** What the provider knows of an order; null when it has never heard of it. */
  readonly status: (orderId: string) => Promise<PaymentStatus | null>;
}
