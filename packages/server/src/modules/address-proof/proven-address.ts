import { and, eq, gt, isNull } from 'drizzle-orm';
import { sha256 } from '../../auth/tokens.ts';
import { addressProofs } from '../../database/schema/address-proofs.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Ctx } from '../../http/context.ts';

type Asking = Pick<Ctx, 'tx' | 'bearer' | 'now'>;

/** The email address that the calling device has proved, in lower case; null when it has proved none. */
export async function provenAddress({ tx, bearer, now }: Asking): Promise<string | null> {
  if (bearer === null) return null;
  const [proof] = await tx
    .select({ email: addressProofs.email })
    .from(addressProofs)
    .where(
      and(
        eq(addressProofs.token_hash, sha256(bearer)),
        isNull(addressProofs.revoked_at),
        gt(addressProofs.expires_at, now),
      ),
    );
  return proof?.email ?? null;
}

/** Like `provenAddress`. @throws ApiFailure 401 ADDRESS_UNPROVEN when the device has proved no address. */
export async function requireProvenAddress(asking: Asking): Promise<string> {
  const email = await provenAddress(asking);
  if (email === null) throw new ApiFailure(401, 'ADDRESS_UNPROVEN');
  return email;
}
