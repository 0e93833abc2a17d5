import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { readHold } from '../../platform/mail/hold.ts';
import { provenAddresses } from '../address-proof/proven-address.ts';

type CallCtx = Pick<Ctx, 'tx' | 'bearer' | 'now'>;

/**
 * The address that each device has proven, for calls in one transaction; null while mails cannot be sent and so nothing
 * can be proven; a 401 failure when the address could have been proven but was not.
 */
export async function registeringAddresses(ctxs: readonly CallCtx[]): Promise<(string | null | ApiFailure)[]> {
  const [first] = ctxs;
  if (first === undefined) return [];
  const { tx, now } = first;
  const bearers = ctxs.flatMap(({ bearer }) => bearer ?? []);
  const proven = await provenAddresses(tx, bearers, now);
  const emails = ctxs.map(({ bearer }) => (bearer === null ? null : (proven.get(bearer) ?? null)));
  if (!emails.includes(null) || (await readHold(tx)) !== undefined) return emails;
  return emails.map((email) => email ?? new ApiFailure(401, 'ADDRESS_UNPROVEN'));
}

/** `registeringAddresses` for one call; null while mails cannot be sent. @throws ApiFailure 401 ADDRESS_UNPROVEN. */
export async function registeringAddress(ctx: CallCtx): Promise<string | null> {
  const [found = null] = await registeringAddresses([ctx]);
  if (found instanceof ApiFailure) throw found;
  return found;
}

/** The unproven address from the form. @throws ApiFailure 422 when it is missing. */
export function namedAddress({ email }: { readonly email?: string | undefined }): string {
  if (email === undefined) throw invalid({ email: 'Harap lengkapi semua data' });
  return email;
}
