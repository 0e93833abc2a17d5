import type {
  Registry,
  RegistryRemote,
  RemoteBuild,
  RemoteVersion,
} from '../../packages/contract/src/routing/registry.ts';

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
 * Makes a build the live one; what was live becomes the one to go back to. Publishing what is live already changes nothing, so
 * that a repeated command cannot lose the previous version.
 */
export function flip(registry: Registry, next: RemoteVersion): Registry {
  const name = next.manifest.remote;
  const live = findRemote(registry, name);
  if (!live) return replace(registry, { name, current: next, previous: null });
  if (live.current.version === next.version) return replace(registry, { ...live, current: next });
  return replace(registry, { name, current: next, previous: withoutManifest(live.current) });
}

/**
 * Goes back to the previous build; what was live becomes the previous one, so that going back twice undoes itself.
 * @param previous the full description of the previous build, from its `remote.json`.
 */
export function flipBack(registry: Registry, previous: RemoteVersion): Registry {
  const live = findRemote(registry, previous.manifest.remote);
  if (!live?.previous || live.previous.version !== previous.version)
    throw new Error(`${previous.manifest.remote} has no previous version ${previous.version}`);
  return flip(registry, previous);
}

/** Drops remotes that no longer exist. */
export const keepOnly = (registry: Registry, names: readonly string[]): Registry => ({
  ...registry,
  remotes: registry.remotes.filter(({ name }) => names.includes(name)),
});
