import type { Admin } from '@widya/contract/admins';
import { parseMenu, waitsForApproval } from '@widya/contract/menu';

export type AccountState = 'active' | 'banned' | 'unconfirmed' | 'waiting';

/** State of an account; `waiting` is an admin who registered and has no menu key yet. Source: D11. */
export function accountState({ active, role, menu, email_confirmed_at }: Admin): AccountState {
  if (active === 0) return 'banned';
  if (email_confirmed_at === null) return 'unconfirmed';
  return role === 'admin' && waitsForApproval(parseMenu(menu)) ? 'waiting' : 'active';
}

export const STATE_TONES = { active: 'ok', banned: 'error', unconfirmed: 'neutral', waiting: 'warn' } as const;
