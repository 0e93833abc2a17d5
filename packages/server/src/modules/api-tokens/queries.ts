import type { TokenState } from '@widya/contract/api-token-rules';
import type { ApiToken } from '@widya/contract/api-tokens';
import type { apiTokenSchemas } from '@widya/contract/api-tokens.schemas';
import { and, count, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { apiTokens } from '../../platform/database/schema/api-tokens.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import { lastDayOf, stateOf } from './rules.ts';

type TokenQuery = z.output<(typeof apiTokenSchemas)['listApiTokens']['query']>;

/** Columns of a response. No query of this folder selects the hash. */
const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  keys: apiTokens.keys,
  remotes: apiTokens.remotes,
  access: apiTokens.access,
  created_by_name: apiTokens.created_by_name,
  created_at: apiTokens.created_at,
  expires_at: apiTokens.expires_at,
  revoked_at: apiTokens.revoked_at,
  revoked_by_name: apiTokens.revoked_by_name,
  last_used_at: apiTokens.last_used_at,
  last_used_ip: apiTokens.last_used_ip,
};

type Row = Pick<typeof apiTokens.$inferSelect, keyof typeof columns>;

const present = (row: Row, now: Date): ApiToken => ({
  ...row,
  kind: row.remotes === null ? 'api' : 'deploy',
  keys: [...row.keys],
  remotes: [...(row.remotes ?? [])],
  state: stateOf(row, now),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  last_day: lastDayOf(row.expires_at),
  revoked_at: row.revoked_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

const inState = (now: Date): Readonly<Record<TokenState, SQL | undefined>> => ({
  active: and(isNull(apiTokens.revoked_at), gt(apiTokens.expires_at, now)),
  expired: and(isNull(apiTokens.revoked_at), lte(apiTokens.expires_at, now)),
  revoked: isNotNull(apiTokens.revoked_at),
});

type SortColumn = 'name' | 'created_at' | 'expires_at' | 'last_used_at';

const SORT_KEYS: Readonly<Record<SortColumn, SQL>> = {
  name: sql`lower(${apiTokens.name})`,
  created_at: sql`${apiTokens.created_at}`,
  expires_at: sql`${apiTokens.expires_at}`,
  last_used_at: sql`${apiTokens.last_used_at}`,
};

function orderOf(sort: TokenQuery['sort']): SQL {
  const descending = sort.startsWith('-');
  const column = SORT_KEYS[(descending ? sort.slice(1) : sort) as SortColumn];
  return descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
}

/** A page of tokens, searched by their name and that of their creator. */
export async function selectTokens(
  tx: Tx,
  query: TokenQuery,
  now: Date,
): Promise<{ readonly rows: ApiToken[]; readonly total: number }> {
  const filter = and(
    query.state && inState(now)[query.state],
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${apiTokens.name} ilike ${pattern} or ${apiTokens.created_by_name} ilike ${pattern})`;
    }),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select(columns)
    .from(apiTokens)
    .where(filter)
    .orderBy(orderOf(query.sort), desc(apiTokens.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: count() }).from(apiTokens).where(filter);
  return { rows: rows.map((row) => present(row, now)), total: all?.total ?? 0 };
}

export async function insertToken(tx: Tx, values: typeof apiTokens.$inferInsert, now: Date): Promise<ApiToken> {
  const [row] = await tx.insert(apiTokens).values(values).returning(columns);
  if (!row) throw new Error('The token was not written');
  return present(row, now);
}

/** Locks a token for its revocation. @throws ApiFailure 404. */
export async function lockToken(tx: Tx, id: number, now: Date): Promise<ApiToken> {
  const [row] = await tx.select(columns).from(apiTokens).where(eq(apiTokens.id, id)).for('update');
  if (row === undefined) throw notFound('Token tidak ditemukan');
  return present(row, now);
}

export async function writeRevocation(tx: Tx, id: number, by: string, now: Date): Promise<ApiToken> {
  const values = { revoked_at: now, revoked_by_name: by };
  const [row] = await tx.update(apiTokens).set(values).where(eq(apiTokens.id, id)).returning(columns);
  if (!row) throw notFound('Token tidak ditemukan');
  return present(row, now);
}
