import { and, gt, inArray, isNull } from 'drizzle-orm';
import { sha256 } from '../../platform/auth/tokens.ts';
import { addressProofs } from '../../platform/database/schema/address-proofs.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';

type DeviceCtx = Pick<Ctx, 'tx' | 'bearer' | 'now'>;

/** The proven addresses in lower case, by the devices' tokens. */
export async function provenAddresses(tx: Tx, bearers: readonly string[], now: Date): Promise<Map<string, string>> {
  if (bearers.length === 0) return new Map();
  const rows = await tx
    .select({ hash: addressProofs.token_hash, email: addressProofs.email })
    .from(addressProofs)
    .where(
      and(
        inArray(addressProofs.token_hash, bearers.map(sha256)),
        isNull(addressProofs.revoked_at),
        gt(addressProofs.expires_at, now),
      ),
    );
  const emails = new Map(rows.map(({ hash, email }) => [hash.toString('hex'), email]));
  return new Map(
    bearers.flatMap((bearer) => {
      const email = emails.get(sha256(bearer).toString('hex'));
      return email === undefined ? [] : [[bearer, email] as const];
    }),
  );
}

/** The address that the calling device has proven, in lower case; null without one. */
export const provenAddress = async ({ tx, bearer, now }: DeviceCtx): Promise<string | null> =>
  bearer === null ? null : ((await provenAddresses(tx, [bearer], now)).get(bearer) ?? null);

/** `provenAddress` that must exist. @throws ApiFailure 401 ADDRESS_UNPROVEN otherwise. */
export async function requireProvenAddress(ctx: DeviceCtx): Promise<string> {
  const email = await provenAddress(ctx);
  if (email === null) throw new ApiFailure(401, 'ADDRESS_UNPROVEN');
  return email;
}
