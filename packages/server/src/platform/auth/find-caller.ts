import { grantedKeys, MENU_KEYS, type MenuKey } from '@widya/contract/menu';
import { needsSecondFactor } from '@widya/contract/second-factor-rule';
import type pg from 'pg';
import type { Caller } from './caller.ts';
import { hasSecondFactorText } from './has-second-factor.ts';
import { sha256 } from './tokens.ts';

/** `last_seen_at` is written at most this often, so that reading calls rarely write. */
const SEEN_EVERY_MS = 5 * 60 * 1_000;

const ALL_KEYS: ReadonlySet<MenuKey> = new Set(MENU_KEYS);

type Row = {
  id: number;
  kind: 'admin' | 'instructor';
  account_id: number;
  last_seen_at: Date;
  role: Caller['role'];
  name: string;
  email: string;
  menu: string | null;
  has_factor: boolean;
};

const QUERY = `
  select s.id::int as id, s.account_kind as kind, s.account_id, s.last_seen_at,
         coalesce(a.role, 'instructor') as role, coalesce(a.name, i.name) as name,
         coalesce(a.email, i.email) as email, coalesce(a.menu, i.menu) as menu,
         ${hasSecondFactorText('s.account_kind', 's.account_id')} as has_factor
    from sessions s
    left join admins a on s.account_kind = 'admin' and a.id = s.account_id and a.active = 1
    left join instructors i on s.account_kind = 'instructor' and i.id = s.account_id and i.active = 1
   where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2
     and (a.id is not null or i.id is not null)`;

const keysOf = ({ role, menu }: Row): ReadonlySet<MenuKey> => {
  if (role === 'superadmin') return ALL_KEYS;
  const granted = grantedKeys(menu);
  return new Set(MENU_KEYS.filter((key) => granted.has(key)));
};

/**
 * Finds the account of a bearer token. It is read again in every call, so that sign-out, ban, password change and a
 * changed role take effect with the next call (S5).
 * @param requireSecondFactor whether privileged accounts must have a second factor.
 * @returns null when the token is unknown, ended or expired, or its account is banned or deleted.
 */
export async function findCaller(
  pool: pg.Pool,
  token: string,
  now: Date,
  requireSecondFactor = false,
): Promise<Caller | null> {
  const found = await pool.query<Row>({ name: 'find-caller', text: QUERY, values: [sha256(token), now] });
  const row = found.rows[0];
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS)
    await pool.query('update sessions set last_seen_at = $2 where id = $1', [row.id, now]);
  const { id, kind, account_id, role, name, email } = row;
  const keys = keysOf(row);
  const mustSetUpSecondFactor = requireSecondFactor && !row.has_factor && needsSecondFactor(role, keys);
  return { kind, id: account_id, role, name, email, keys, sessionId: id, mustSetUpSecondFactor };
}
