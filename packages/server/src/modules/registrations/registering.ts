import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { readHold } from '../../platform/mail/hold.ts';
import { provenAddresses } from '../address-proof/proven-address.ts';

type Asking = Pick<Ctx, 'tx' | 'bearer' | 'now'>;

/**
 * Who registers, of calls in one transaction: the address that each device has proved; null where mails are down, so that nobody can prove one;
 * a failure, 401, for who could have.
 */
export async function registeringAddresses(askings: readonly Asking[]): Promise<(string | null | ApiFailure)[]> {
  const [first] = askings;
  if (first === undefined) return [];
  const { tx, now } = first;
  const bearers = askings.flatMap(({ bearer }) => bearer ?? []);
  const proven = await provenAddresses(tx, bearers, now);
  const emails = askings.map(({ bearer }) => (bearer === null ? null : (proven.get(bearer) ?? null)));
  if (!emails.includes(null) || (await readHold(tx)) !== undefined) return emails;
  return emails.map((email) => email ?? new ApiFailure(401, 'ADDRESS_UNPROVEN'));
}

/** The same for one call. @throws ApiFailure 401. */
export async function registeringAddress(asking: Asking): Promise<string | null> {
  const [found = null] = await registeringAddresses([asking]);
  if (found instanceof ApiFailure) throw found;
  return found;
}

/** The address that a form which nobody could prove names. @throws ApiFailure 422. */
export function namedAddress({ email }: { readonly email?: string | undefined }): string {
  if (email === undefined) throw invalid({ email: 'Harap lengkapi semua data' });
  return email;
}
