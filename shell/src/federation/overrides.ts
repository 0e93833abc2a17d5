import type { RegistryRemote, RemoteVersion } from '@widya/contract/routing/registry';

/** Remotes that this tab loads from elsewhere: name to origin. For teams that develop one remote. */
export type Overrides = Readonly<Record<string, string>>;

/** Storage key, which the boot script reads too. */
export const OVERRIDES_KEY = 'widya:remote';

const isOverrides = (value: unknown): value is Overrides =>
  typeof value === 'object' && value !== null && Object.values(value).every((origin) => typeof origin === 'string');

/**
 * Overrides to which a person has agreed in this tab.
 * @param allowed origins from which a remote may be loaded now; storage is trusted no more than addresses.
 */
export function readOverrides(allowed: readonly string[]): Overrides {
  if (allowed.length === 0) return {};
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(isOverrides(stored) ? stored : {}).filter(([, origin]) => allowed.includes(origin)),
    );
  } catch {
    return {};
  }
}

/** Stores overrides for the lifetime of the tab. Call only after a person has agreed. */
export function storeOverrides(requested: Overrides, allowed: readonly string[]): void {
  sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify({ ...readOverrides(allowed), ...requested }));
}

/** Removes all overrides; storage that is unavailable has none. */
export function forgetOverrides(): void {
  try {
    sessionStorage.removeItem(OVERRIDES_KEY);
  } catch {
    return;
  }
}

/** Reads what a development server serves. Throws when it does not answer. */
export async function fetchOverride(origin: string): Promise<RemoteVersion> {
  const answer = await fetch(`${origin}/remote.json`, { cache: 'no-store', signal: AbortSignal.timeout(3_000) });
  if (!answer.ok) throw new Error(`${origin}/remote.json: ${answer.status}`);
  return { ...((await answer.json()) as RemoteVersion), baseUrl: `${origin}/`, integrity: null };
}

/**
 * Replaces the published version of a remote by its override. The replacement stays when its server did not answer, so
 * that the screen shows an error instead of silently showing the published version.
 */
export function overridden(remote: RegistryRemote, origin: string, served: RemoteVersion | null): RegistryRemote {
  const current = served ?? { ...remote.current, baseUrl: `${origin}/`, entry: 'remoteEntry.js', integrity: null };
  return { name: remote.name, current: { ...current, version: `${current.version}@${origin}` }, previous: null };
}
