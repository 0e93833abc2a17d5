import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { addressCodes } from '../../platform/database/schema/address-proofs.ts';
import { rateLimited } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** Limits codes that strangers can trigger to one address. */
export const MOST_CODES = 5;
const HOUR_MS = 3_600_000;

/**
 * Admits one more code for an address; calls for the same address run one after another.
 * @throws ApiFailure 429 RATE_LIMITED, for known and unknown addresses alike.
 */
export async function admitCode(tx: Tx, email: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address-code:${email}`}, 0))`);
  const recent = await tx
    .select({ at: addressCodes.created_at })
    .from(addressCodes)
    .where(and(eq(addressCodes.email, email), gt(addressCodes.created_at, new Date(now.getTime() - HOUR_MS))))
    .orderBy(asc(addressCodes.created_at));
  const [oldest] = recent;
  if (oldest === undefined || recent.length < MOST_CODES) return;
  const waitMs = Math.max(1_000, oldest.at.getTime() + HOUR_MS - now.getTime());
  const minutes = Math.ceil(waitMs / 60_000);
  throw rateLimited(
    waitMs,
    `Alamat ini sudah beberapa kali meminta kode. Pakai kode dari email terakhir, atau coba lagi dalam ${minutes} menit.`,
  );
}
