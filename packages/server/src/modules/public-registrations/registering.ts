import { ApiFailure, invalid } from '../../http/api-failure.ts';
import type { Ctx } from '../../http/context.ts';
import { readHold } from '../../mail/hold.ts';
import { provenAddress } from '../address-proof/proven-address.ts';

type Asking = Pick<Ctx, 'tx' | 'bearer' | 'now'>;

/** Who registers: the address that the device has proved; null where mails are down, so that nobody can prove one. @throws ApiFailure 401. */
export async function registeringAddress(asking: Asking): Promise<string | null> {
  const email = await provenAddress(asking);
  if (email !== null) return email;
  if ((await readHold(asking.tx)) === undefined) throw new ApiFailure(401, 'ADDRESS_UNPROVEN');
  return null;
}

/** The address that a form which nobody could prove names. @throws ApiFailure 422. */
export function namedAddress({ email }: { readonly email?: string | undefined }): string {
  if (email === undefined) throw invalid({ email: 'Harap lengkapi semua data' });
  return email;
}
