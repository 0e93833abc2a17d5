import type { Config } from '../../platform/config/config.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import { PrivateAddress, refusePrivateNumber } from './receiver-address.ts';

/**
 * Refuses an address that can never be delivered to, so that staff see it at once. What a name leads to is checked at
 * each connection. Source: D256.
 * @throws ApiFailure 422.
 */
export function refuseUnsafeUrl({ privateWebhooks }: Pick<Config, 'privateWebhooks'>, url: string): void {
  if (privateWebhooks) return;
  const address = new URL(url);
  if (address.protocol !== 'https:') throw invalid({ url: 'Alamat penerima harus diawali https://' });
  try {
    refusePrivateNumber(address);
  } catch (error) {
    if (error instanceof PrivateAddress) throw invalid({ url: 'Alamat penerima berada di jaringan internal' });
    throw error;
  }
}
