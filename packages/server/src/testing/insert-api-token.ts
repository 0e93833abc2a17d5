import type { TokenAccess } from '@widya/contract/api-token-rules';
import type { MenuKey } from '@widya/contract/menu';
import { newApiToken } from '../platform/auth/tokens.ts';
import { apiTokens } from '../platform/database/schema/api-tokens.ts';
import type { Tx } from '../platform/http/transaction.ts';
import { insertSuperadmin } from './fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

export interface TokenOptions {
  readonly keys?: readonly MenuKey[];
  readonly access?: TokenAccess;
  readonly values?: Partial<typeof apiTokens.$inferInsert>;
}

/** Inserts an API token of a new superadmin, valid for 30 days from `now`; returns it with its secret. */
export async function insertApiToken(
  db: Tx,
  now: Date,
  { keys = ['home'], access = 'write', values }: TokenOptions = {},
) {
  const maker = await insertSuperadmin(db);
  const { token, hash } = newApiToken();
  const expires_at = new Date(now.getTime() + 30 * DAY_MS);
  const by = { created_by: maker.id, created_by_name: maker.name, created_at: now };
  const own = { name: 'Sistem kepegawaian', token_hash: hash, keys, access, expires_at, ...by };
  const [row] = await db
    .insert(apiTokens)
    .values({ ...own, ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return { ...row, token, maker };
}
