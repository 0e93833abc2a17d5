import type { Audience, Registry, RegistryRemote, RemoteBuild, RemoteVersion } from '@widya/contract/routing/registry';

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
 * Makes a build the live version; the formerly live one becomes the previous one. Publishing the live build again only
 * replaces its description, so that a repeated command does not lose the previous version. Any other build drops the
 * candidate, which was compared with the version that is replaced.
 */
export function makeLive(registry: Registry, next: RemoteVersion): Registry {
  const name = next.manifest.remote;
  const live = findRemote(registry, name);
  if (!live) return replace(registry, { name, current: next, previous: null });
  if (live.current.version === next.version) return replace(registry, { ...live, current: next });
  const { candidate: _, ...remote } = live;
  return replace(registry, { ...remote, current: next, previous: withoutManifest(live.current) });
}

/**
 * Rolls back to the previous build; the formerly live one becomes the previous one, so that two rollbacks cancel out.
 * @param previous full description of the previous build, from its `remote.json`.
 * @throws Error when another build is the previous one.
 */
export function rollBackTo(registry: Registry, previous: RemoteVersion): Registry {
  const live = findRemote(registry, previous.manifest.remote);
  if (!live?.previous || live.previous.version !== previous.version)
    throw new Error(`${previous.manifest.remote} has no previous version ${previous.version}`);
  return makeLive(registry, previous);
}

/**
 * Publishes a build for an audience only; replaces the candidate that there is.
 * @throws Error when the remote is not live yet, or this build is.
 */
export function stage(registry: Registry, build: RemoteVersion, { share, accounts, admins }: Audience): Registry {
  const name = build.manifest.remote;
  const live = findRemote(registry, name);
  if (!live) throw new Error(`${name} is not live yet, so its first version is published to everybody`);
  if (live.current.version === build.version) throw new Error(`${name} ${build.version} is live for everybody already`);
  return replace(registry, { ...live, candidate: { build, share, accounts, admins } });
}

/** @throws Error when the remote has no candidate. */
function staged(registry: Registry, name: string) {
  const live = findRemote(registry, name);
  if (!live?.candidate) throw new Error(`${name} has no candidate`);
  const { candidate, ...remote } = live;
  return { remote, candidate };
}

/**
 * Gives the candidate of a remote to another audience.
 * @throws Error when there is none.
 */
export function changeAudience(registry: Registry, name: string, { share, accounts, admins }: Audience): Registry {
  const { remote, candidate } = staged(registry, name);
  return replace(registry, { ...remote, candidate: { build: candidate.build, share, accounts, admins } });
}

/**
 * Makes the candidate of a remote the live version for everybody; the formerly live one becomes the previous one.
 * @throws Error when there is none.
 */
export const promote = (registry: Registry, name: string): Registry =>
  makeLive(registry, staged(registry, name).candidate.build);

/**
 * Takes the candidate of a remote back from its audience.
 * @param version given when a certain build is meant; a newer candidate then stays.
 * @throws Error when there is none.
 */
export function withdraw(registry: Registry, name: string, version?: string): Registry {
  const { remote, candidate } = staged(registry, name);
  return version === undefined || candidate.build.version === version ? replace(registry, remote) : registry;
}

/**
 * Disables a remote for everybody, or gives it back; a disabled one keeps its versions.
 * @throws Error when it is not published.
 */
export function setDisabled(registry: Registry, name: string, disabled: boolean): Registry {
  const live = findRemote(registry, name);
  if (!live) throw new Error(`${name} is not published`);
  const { disabled: _, ...remote } = live;
  return replace(registry, { ...remote, ...(disabled && { disabled }) });
}

/**
 * Makes a build of the current sources the live version for development. A remote that was rolled back from this very
 * build stays at the version that is live.
 */
export function makeLiveUnlessRolledBack(registry: Registry, next: RemoteVersion): Registry {
  const wasRolledBack = findRemote(registry, next.manifest.remote)?.previous?.version === next.version;
  return wasRolledBack ? registry : makeLive(registry, next);
}

/** Undoes a change of one remote. @param before undefined when it was not published. */
export const restoreRemote = (registry: Registry, name: string, before: RegistryRemote | undefined): Registry =>
  before === undefined
    ? { ...registry, remotes: registry.remotes.filter((remote) => remote.name !== name) }
    : replace(registry, before);

/** Removes remotes that no longer exist. */
export const keepOnly = (registry: Registry, names: readonly string[]): Registry => ({
  ...registry,
  remotes: registry.remotes.filter(({ name }) => names.includes(name)),
});
