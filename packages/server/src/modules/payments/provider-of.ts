import { PAYMENTS_NOT_CONFIGURED } from '@widya/contract/payments';
import type { Config, MidtransSettings } from '../../platform/config/config.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { onceFor } from '../../platform/outgoing/once-for.ts';
import { midtransClient } from './midtrans-client.ts';
import type { PaymentProvider } from './provider.ts';

/** One client per server process, because it remembers whether the provider is unreachable. */
const clientOf = onceFor(midtransClient);

/** The payment provider of this installation; null when none is configured. */
export const providerOf = ({ midtrans }: Config): PaymentProvider | null =>
  midtrans === null ? null : clientOf(midtrans);

/** @throws ApiFailure 503 when no provider is configured. */
export function configuredMidtrans({ midtrans }: Config): MidtransSettings {
  if (midtrans === null) throw new ApiFailure(503, 'NOT_READY', PAYMENTS_NOT_CONFIGURED);
  return midtrans;
}

/** @throws ApiFailure 503 when no provider is configured. */
export const configuredProvider = (config: Config): PaymentProvider => clientOf(configuredMidtrans(config));
