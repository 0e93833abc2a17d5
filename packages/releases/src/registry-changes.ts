import type { Registry, RegistryRemote, RemoteBuild, RemoteVersion } from '@widya/contract/routing/registry';

export const EMPTY_REGISTRY: Registry = { schema: 1, remotes: [] };

const withoutManifest = ({ manifest: _, ...build }: RemoteVersion): RemoteBuild => build;

const replace = (registry: Registry, remote: RegistryRemote): Registry => ({
  ...registry,
  remotes: [...registry.remotes.filter(({ name }) => name !== remote.name), remote].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  ),
});

export const findRemote = (registry: Registry, name: string): RegistryRemote | undefined =>
  registry.remotes.find((remote) => remote.name === name);

/**
 * Activates a build; the formerly live one becomes the previous one. Publishing the live build again changes nothing,
 * so that a repeated command does not lose the previous version.
 */
export function flip(registry: Registry, next: RemoteVersion): Registry {
  const name = next.manifest.remote;
  const live = findRemote(registry, name);
  if (!live) return replace(registry, { name, current: next, previous: null });
  if (live.current.version === next.version) return replace(registry, { ...live, current: next });
  return replace(registry, { name, current: next, previous: withoutManifest(live.current) });
}

/**
 * Rolls back to the previous build; the formerly live one becomes the previous one, so that two rollbacks cancel out.
 * @param previous full description of the previous build, from its `remote.json`.
 */
export function flipBack(registry: Registry, previous: RemoteVersion): Registry {
  const live = findRemote(registry, previous.manifest.remote);
  if (!live?.previous || live.previous.version !== previous.version)
    throw new Error(`${previous.manifest.remote} has no previous version ${previous.version}`);
  return flip(registry, previous);
}

/**
 * Activates a build of the current sources for development. A remote that was rolled back from this very build stays at
 * the version that is live.
 */
export function flipUnlessRolledBack(registry: Registry, next: RemoteVersion): Registry {
  const wasRolledBack = findRemote(registry, next.manifest.remote)?.previous?.version === next.version;
  return wasRolledBack ? registry : flip(registry, next);
}

/** Removes remotes that no longer exist. */
export const keepOnly = (registry: Registry, names: readonly string[]): Registry => ({
  ...registry,
  remotes: registry.remotes.filter(({ name }) => names.includes(name)),
});
