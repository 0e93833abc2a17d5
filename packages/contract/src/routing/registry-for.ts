import type { Role } from '../endpoint.ts';
import type { Audience, Registry, RegistryRemote } from './registry.ts';

/** What decides which versions an account gets. */
export interface AccountFacts {
  readonly role: Role;
  readonly id: number;
}

/** `admin:12`, `instructor:3`. Admins and superadmins share one sequence of ids, instructors have their own. */
export const accountKey = ({ role, id }: AccountFacts): string =>
  `${role === 'instructor' ? 'instructor' : 'admin'}:${id}`;

/** Shares are compared in hundredths of a percent. */
const GROUPS = 10_000;

/** FNV-1a, 32 bits, of which the remainder is evenly distributed also for consecutive ids. */
function groupOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % GROUPS;
}

/**
 * Whether an account belongs to an audience. The group of an account depends on the remote only, so a larger share adds
 * accounts and a repaired candidate reaches those that had the broken one.
 */
export function isInAudience({ share, accounts, admins }: Audience, remote: string, account: AccountFacts): boolean {
  const key = accountKey(account);
  return (
    (admins && account.role !== 'instructor') ||
    accounts.includes(key) ||
    groupOf(`${remote}:${key}`) < share * (GROUPS / 100)
  );
}

/** A remote to which no menu, tab or search leads; its routes stay, so that its addresses can show why. */
const withoutEntries = (remote: RegistryRemote): RegistryRemote => ({
  ...remote,
  current: {
    ...remote.current,
    manifest: { ...remote.current.manifest, menu: [], tabs: [], search: [], searchPages: [] },
  },
});

/**
 * The registry as an account uses it, without candidates: a candidate that the account gets is the current version, and
 * the one before it is the previous version, to which the shell falls back. Nothing leads to a disabled remote.
 * @param account null for visitors, who never get a candidate.
 */
export const registryFor = (registry: Registry, account: AccountFacts | null): Registry => ({
  ...registry,
  remotes: registry.remotes.map(({ candidate, ...remote }) =>
    remote.disabled
      ? withoutEntries(remote)
      : candidate && account && isInAudience(candidate, remote.name, account)
        ? { ...remote, current: candidate.build, previous: remote.current }
        : remote,
  ),
});
