import type { TokenAccess } from '@widya/contract/api-token-rules';
import type { MenuKey } from '@widya/contract/menu';
import type pg from 'pg';
import { ApiFailure } from '../http/api-failure.ts';
import type { Caller } from './caller.ts';
import { sha256 } from './tokens.ts';

/** The last use is written at most this often, also when several servers are called at once. */
const USED_EVERY = '1 minute';

type Row = {
  id: number;
  name: string;
  keys: readonly MenuKey[];
  remotes: readonly string[] | null;
  access: TokenAccess;
  expires_at: Date;
  revoked: boolean;
  used_lately: boolean;
  maker_id: number;
  maker_name: string;
  maker_email: string;
};

const FIND = `
  select t.id, t.name, t.keys, t.remotes, t.access, t.expires_at, t.created_by as maker_id,
         t.revoked_at is not null or a.id is null as revoked,
         coalesce(t.last_used_at > $2::timestamptz - interval '${USED_EVERY}', false) as used_lately,
         coalesce(a.name, t.created_by_name) as maker_name, coalesce(a.email, '') as maker_email
    from api_tokens t
    left join admins a on a.id = t.created_by and a.active = 1 and a.role = 'superadmin'
   where t.token_hash = $1`;

const USED = `
  update api_tokens set last_used_at = $2, last_used_ip = $3
   where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - interval '${USED_EVERY}')`;

/** An API token whose secret was right. */
export interface FoundApiToken {
  readonly id: number;
  /** Who calls: an admin with the keys of the token (none for a deploy token), in the name of the superadmin who made it. */
  readonly caller: Caller;
  /** Why it is refused; null while it is valid. */
  readonly refusal: ApiFailure | null;
}

/** A name for log rows and notes, which have room for one. */
const actorName = ({ name, maker_name }: Row): string => `${name} (token API dari ${maker_name})`;

function refusalOf({ revoked, expires_at }: Row, now: Date): ApiFailure | null {
  if (revoked) return new ApiFailure(401, 'TOKEN_REVOKED');
  return expires_at.getTime() <= now.getTime() ? new ApiFailure(401, 'TOKEN_EXPIRED') : null;
}

/**
 * Finds the caller of an API token. It is read again in every call, so that a revocation takes effect with the next
 * call on every server (D246); a token whose maker is no superadmin any more counts as revoked.
 * @returns null for an unknown secret.
 */
export async function findApiToken(
  pool: pg.Pool,
  token: string,
  { now, ip }: { readonly now: Date; readonly ip: string },
): Promise<FoundApiToken | null> {
  const { rows } = await pool.query<Row>({ name: 'find-api-token', text: FIND, values: [sha256(token), now] });
  const [row] = rows;
  if (!row) return null;
  const refusal = refusalOf(row, now);
  if (refusal === null && !row.used_lately) await pool.query(USED, [row.id, now, ip]);
  const caller: Caller = {
    kind: 'admin',
    id: row.maker_id,
    role: 'admin',
    name: actorName(row),
    email: row.maker_email,
    keys: new Set(row.keys),
    sessionId: 0,
    mustSetUpSecondFactor: false,
    apiToken: { id: row.id, access: row.access, ...(row.remotes && { remotes: row.remotes }) },
  };
  return { id: row.id, caller, refusal };
}
