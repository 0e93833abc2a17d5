import type { Registry, RegistryRemote, RemoteVersion } from '@widya/contract/routing/registry';
import type { AccountFacts, registryFor } from '@widya/contract/routing/registry-for';
import { type Overrides, overridden } from './overrides.ts';

export interface RegistryStoreParts {
  /** Reads `/registry.json`; a cached copy is used only after the server has confirmed it. */
  readonly fetchRegistry: () => Promise<Registry>;
  /** What an account gets of the published registry. */
  readonly registryFor: typeof registryFor;
  readonly overrides: Overrides;
  readonly fetchOverride: (origin: string) => Promise<RemoteVersion>;
}

/** The registry of this tab: the versions that the account gets, with the tab's overrides applied. */
export interface RegistryStore {
  /** Null until the first one has loaded. */
  readonly current: () => Registry | null;
  readonly remote: (name: string) => RegistryRemote | undefined;
  /** Version of the candidate of a remote, also for accounts that do not get it; undefined when there is none. */
  readonly candidateOf: (name: string) => string | undefined;
  /** Sets the account whose versions are used; without one these are the live versions. */
  readonly viewAs: (account: AccountFacts | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets the registry from the page. Rejects when it cannot be loaded or has another schema. */
  readonly start: (registry: Registry | Promise<Registry>) => Promise<void>;
  /** Reloads the registry; a failure changes nothing. Concurrent calls share a request. */
  readonly refresh: () => Promise<void>;
  /** Called by a navigation: reloads the registry unless it is recent, and waits for it, but not long. */
  readonly settle: () => Promise<void>;
  readonly overrides: Overrides;
}

/** Greatest age in milliseconds of the registry when a screen is opened. */
const FRESH_FOR = 3_000;
/** Longest time in milliseconds that a navigation waits for the registry; then it uses the loaded one. */
const WAIT = 400;

export const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' && value !== null && 'schema' in value && value.schema === 1 && 'remotes' in value;

/** Reads the published registry. Throws when it is missing or invalid. */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(5_000) });
  const registry: unknown = answer.ok ? await answer.json() : null;
  if (!isRegistry(registry)) throw new Error(`registry.json: ${answer.status}, not a registry of this shell`);
  return registry;
}

export function createRegistryStore(parts: RegistryStoreParts): RegistryStore {
  const listeners = new Set<() => void>();
  const served = new Map<string, RemoteVersion | null>();
  let text = '';
  let account: AccountFacts | null = null;
  let published: Registry | null = null;
  let current: Registry | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  function show(): void {
    if (!published) return;
    const view = parts.registryFor(published, account);
    const next = JSON.stringify(view);
    if (next === text) return;
    text = next;
    current = {
      ...view,
      remotes: view.remotes.map((remote) => {
        const origin = parts.overrides[remote.name];
        return origin === undefined ? remote : overridden(remote, origin, served.get(remote.name) ?? null);
      }),
    };
    for (const listener of listeners) listener();
  }

  function take(answer: Registry): void {
    readAt = performance.now();
    published = answer;
    show();
  }

  const fetchOverrides = () =>
    Promise.all(
      Object.entries(parts.overrides).map(async ([name, origin]) => {
        served.set(name, await parts.fetchOverride(origin).catch(() => null));
      }),
    );

  const refresh = (): Promise<void> => {
    reading ??= parts
      .fetchRegistry()
      .then(take, () => undefined)
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  return {
    overrides: parts.overrides,
    current: () => current,
    remote: (name) => current?.remotes.find((remote) => remote.name === name),
    candidateOf: (name) => published?.remotes.find((remote) => remote.name === name)?.candidate?.build.version,
    viewAs: (viewer) => {
      account = viewer;
      show();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async (registry) => {
      const [answer] = await Promise.all([registry, fetchOverrides()]);
      if (!isRegistry(answer)) throw new Error('the page came with a registry of another kind');
      take(answer);
    },
    refresh,
    settle: async () => {
      if (performance.now() - readAt < FRESH_FOR) return;
      await Promise.race([refresh(), new Promise<void>((resolve) => setTimeout(resolve, WAIT))]);
    },
  };
}
