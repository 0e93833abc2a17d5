import { and, eq, isNull } from 'drizzle-orm';
import { apiTokens } from '../database/schema/api-tokens.ts';
import type { Tx } from '../http/transaction.ts';
import type { AccountRef } from './caller.ts';

/** Revokes the API tokens that an account has made, as it loses the rights that they rest on (D246). */
export async function endApiTokens(tx: Tx, { kind, id }: AccountRef, now: Date): Promise<void> {
  if (kind !== 'admin') return;
  const ofAccount = and(eq(apiTokens.created_by, id), isNull(apiTokens.revoked_at));
  await tx.update(apiTokens).set({ revoked_at: now }).where(ofAccount);
}
