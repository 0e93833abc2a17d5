import { MOST_TOKEN_DAYS, type TokenAccess, type TokenKind, type TokenState } from '@widya/contract/api-token-rules';
import type { MenuKey } from '@widya/contract/menu';
import { endOfDay, plusDays } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { invalid } from '../../platform/http/api-failure.ts';

interface Times {
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

/** A revoked token stays revoked after it would have expired. */
export function stateOf({ expires_at, revoked_at }: Times, now: Date): TokenState {
  if (revoked_at !== null) return 'revoked';
  return expires_at.getTime() <= now.getTime() ? 'expired' : 'active';
}

/**
 * When a token expires: at the end of its last day in WIB.
 * @param lastDay a day of the calendar, `2027-02-24`.
 * @throws ApiFailure 422 for a day before today, or more than a year ahead. Source: D246.
 */
export function expiryOf(lastDay: string, now: Date): Date {
  const today = wibDate(now);
  if (lastDay < today) throw invalid({ last_day: 'Tanggal ini sudah lewat' });
  if (lastDay > plusDays(today, MOST_TOKEN_DAYS)) throw invalid({ last_day: 'Token berlaku paling lama satu tahun' });
  return endOfDay(lastDay);
}

/** The last day, WIB, on which a token works at any time. */
export const lastDayOf = (expiresAt: Date): string => wibDate(expiresAt.getTime() - 1);

/** What a token may do, as it is stored. */
interface TokenScope {
  readonly keys: readonly MenuKey[];
  readonly remotes: readonly string[] | null;
  readonly access: TokenAccess;
}

/** The scope of a new token: a deploy token has no menu keys and always writes. Source: D246 and D261. */
export const scopeOf = ({
  kind,
  keys,
  remotes,
  access,
}: TokenScope & { readonly kind: TokenKind; readonly remotes: readonly string[] }): TokenScope =>
  kind === 'deploy'
    ? { keys: [], remotes: [...new Set(remotes)].toSorted(), access: 'write' }
    : { keys, remotes: null, access };

/** The scope in a log row. */
export const loggedScope = ({ keys, remotes, access }: TokenScope): Readonly<Record<string, unknown>> =>
  remotes === null ? { menu: keys, access } : { remotes };
