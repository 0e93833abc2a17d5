import { APP_TOKEN_DAYS } from '@widya/contract/app-notifications';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { daysFrom } from '../../platform/auth/password-links.ts';
import { newToken, sha256 } from '../../platform/auth/tokens.ts';
import { appTokens } from '../../platform/database/schema/app-access.ts';
import { members } from '../../platform/database/schema/members.ts';
import { unauthenticated } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** The person for whom an app acts. */
export interface AppOwner {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
}

const OWNER = { id: members.id, name: members.full_name, createdAt: members.created_at };
const isLive = and(eq(members.active, 1), isNull(members.duplicate_of_id));

/** The person for whom an app may act; undefined when the account does not exist or is deleted. */
export async function findAppOwner(tx: Tx, id: number): Promise<AppOwner | undefined> {
  const [found] = await tx
    .select(OWNER)
    .from(members)
    .where(and(eq(members.id, id), isLive));
  return found;
}

/** Creates a token for a person; the plain token exists only here (S6). */
export async function insertAppToken(tx: Tx, memberId: number, now: Date): Promise<{ token: string; expires: Date }> {
  const { token, hash } = newToken();
  const expires = daysFrom(now, APP_TOKEN_DAYS);
  await tx.insert(appTokens).values({ member_id: memberId, token_hash: hash, created_at: now, expires_at: expires });
  return { token, expires };
}

/**
 * The person of a call's token. @throws ApiFailure 401 when it is missing, unknown or expired, or the account was
 * deleted.
 */
export async function ownerOfToken(tx: Tx, token: string | null, now: Date): Promise<AppOwner> {
  if (token === null) throw unauthenticated();
  const [found] = await tx
    .select(OWNER)
    .from(appTokens)
    .innerJoin(members, and(eq(members.id, appTokens.member_id), isLive))
    .where(and(eq(appTokens.token_hash, sha256(token)), gt(appTokens.expires_at, now)));
  if (found === undefined) throw unauthenticated();
  return found;
}
