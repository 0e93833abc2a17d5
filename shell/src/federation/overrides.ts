import type { RegistryRemote, RemoteVersion } from '@widya/contract/routing/registry';

/** Remotes this tab takes from elsewhere: name to origin. For teams that work on one remote. */
export type Overrides = Readonly<Record<string, string>>;

/** The boot script looks at the same key. */
export const OVERRIDES_KEY = 'widya:remote';
const PARAMETER = 'remote';

const isLocal = ({ hostname }: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** The origin of `mf-classes@http://localhost:3101`, if it may be used: on this computer, or on the page's allow-list. */
function allowedOrigin(text: string, allowed: readonly string[]): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return isLocal(url) || allowed.includes(url.origin) ? url.origin : null;
}

/**
 * Reads `?remote=mf-classes@http://localhost:3101`, which may stand more than once. What is not allowed is left out.
 * @param allowed origins besides this computer.
 */
export function overridesIn(search: string, allowed: readonly string[] = []): Overrides {
  const overrides: Record<string, string> = {};
  for (const value of new URLSearchParams(search).getAll(PARAMETER)) {
    const [, name, text] = /^(mf-[a-z0-9-]+)@(.+)$/.exec(value) ?? [];
    const origin = text === undefined ? null : allowedOrigin(text, allowed);
    if (name !== undefined && origin !== null) overrides[name] = origin;
  }
  return overrides;
}

const isOverrides = (value: unknown): value is Overrides =>
  typeof value === 'object' && value !== null && Object.values(value).every((origin) => typeof origin === 'string');

/** Overrides of this tab: those in its address, else those kept from an earlier page of it. Kept until reset. */
export function readOverrides(search: string = location.search, allowed: readonly string[] = []): Overrides {
  const named = overridesIn(search, allowed);
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}');
    const all = { ...(isOverrides(kept) ? kept : {}), ...named };
    // Checked again: what lies in storage is no more trusted than what stands in the address.
    const checked = Object.fromEntries(
      Object.entries(all).filter(([, origin]) => allowedOrigin(origin, allowed) !== null),
    );
    if (Object.keys(named).length > 0) sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(checked));
    return checked;
  } catch {
    return named;
  }
}

/** Forgets all overrides and loads the page as it is published. */
export function resetOverrides(): void {
  try {
    sessionStorage.removeItem(OVERRIDES_KEY);
  } catch {
    // Storage is closed: then the address alone has said it.
  }
  const url = new URL(location.href);
  url.searchParams.delete(PARAMETER);
  location.replace(url);
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
