import type { RegistryRemote, RemoteVersion } from '@widya/contract/routing/registry';

/** Remotes this tab takes from elsewhere: name to origin. For teams that work on one remote. */
export type Overrides = Readonly<Record<string, string>>;

/** The boot script looks at the same key. */
export const OVERRIDES_KEY = 'widya:remote';

const isOverrides = (value: unknown): value is Overrides =>
  typeof value === 'object' && value !== null && Object.values(value).every((origin) => typeof origin === 'string');

/**
 * Overrides that a person has agreed to in this tab.
 * @param allowed origins that a remote may come from now; what lies in storage is no more trusted than what stands in an address.
 */
export function readOverrides(allowed: readonly string[]): Overrides {
  if (allowed.length === 0) return {};
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(isOverrides(kept) ? kept : {}).filter(([, origin]) => allowed.includes(origin)),
    );
  } catch {
    return {};
  }
}

/** Runs remotes from elsewhere for as long as the tab lives. Call only once a person has agreed. */
export function keepOverrides(asked: Overrides, allowed: readonly string[]): void {
  sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify({ ...readOverrides(allowed), ...asked }));
}

/** Forgets all overrides. Storage that is closed holds none. */
export function forgetOverrides(): void {
  try {
    sessionStorage.removeItem(OVERRIDES_KEY);
  } catch {
    return;
  }
}

/** Asks a development server what it serves. Throws when it does not answer. */
export async function fetchOverride(origin: string): Promise<RemoteVersion> {
  const answer = await fetch(`${origin}/remote.json`, { cache: 'no-store', signal: AbortSignal.timeout(3_000) });
  if (!answer.ok) throw new Error(`${origin}/remote.json: ${answer.status}`);
  return { ...((await answer.json()) as RemoteVersion), baseUrl: `${origin}/`, integrity: null };
}

/**
 * Puts an override in the place of what is published. When its server did not answer, its address stays in place all the same, so
 * that the screen fails with words instead of silently showing the published version.
 */
export function overridden(remote: RegistryRemote, origin: string, served: RemoteVersion | null): RegistryRemote {
  const current = served ?? { ...remote.current, baseUrl: `${origin}/`, entry: 'remoteEntry.js', integrity: null };
  return { name: remote.name, current: { ...current, version: `${current.version}@${origin}` }, previous: null };
}
