import type { Audience, Registry, RegistryRemote, Release, RemoteVersion } from '@widya/contract/routing/registry';
import { changeAudience, findRemote, makeLive, promote, rollBackTo, stage, withdraw } from './registry-changes.ts';
import { sizeOf } from './size-of.ts';
import { buildPath, type PublishTarget } from './target.ts';
import { validateRegistry } from './validate-together.ts';

export interface PublishOptions {
  /** Where browsers reach the target, if that is not the shell's origin: `https://cdn.example`. */
  readonly origin?: string | undefined;
  /** Who gets the build; everybody when absent. */
  readonly audience?: Audience | undefined;
  /** Who publishes it from which commit; not recorded when absent. */
  readonly source?: Pick<Release, 'by' | 'commit' | 'key'> | undefined;
}

/**
 * Uploads a build and activates it without changing the shell; open tabs use it from their next navigation.
 * @param dir folder of the finished build.
 * @returns the version of the candidate that this build replaced; null when there was none.
 * @throws Error when its paths or screens conflict with those of another remote, or, with an audience, when the remote
 * is not live yet or this build is live already; nothing new is live then.
 */
export async function publishBuild(
  target: PublishTarget,
  build: RemoteVersion,
  dir: string,
  { origin, audience, source }: PublishOptions = {},
): Promise<{ readonly dropped: string | null }> {
  const { remote } = build.manifest;
  const release = source && { ...source, at: new Date().toISOString(), bytes: sizeOf(dir) };
  const baseUrl = origin ? `${origin.replace(/\/$/, '')}/${buildPath(remote, build.version)}/` : build.baseUrl;
  if (!(await target.build(remote, build.version))) await target.addBuild(remote, build.version, dir);
  let dropped: string | null = null;
  await target.changeRegistry((registry) => {
    const next = activate(registry, { ...build, baseUrl, ...(release && { release }) }, audience);
    const before = findRemote(registry, remote)?.candidate?.build.version ?? null;
    const isUnchanged = findRemote(next, remote)?.candidate?.build.version === before;
    dropped = isUnchanged || before === build.version ? null : before;
    return next;
  });
  return { dropped };
}

/**
 * Activates an uploaded build for an audience.
 * @param audience everybody when absent.
 * @throws Error when its paths or screens conflict with those of another remote, or, with an audience, when the remote
 * is not live yet or this build is live already.
 */
export function activate(registry: Registry, build: RemoteVersion, audience: Audience | undefined): Registry {
  const next = audience ? stage(registry, build, audience) : makeLive(registry, build);
  validateRegistry(next);
  return next;
}

/**
 * Gives the candidate of a remote to another audience, or to everybody.
 * @param audience everybody when absent.
 * @returns version of the candidate.
 * @throws Error when there is none.
 */
export async function promoteCandidate(target: PublishTarget, name: string, audience?: Audience): Promise<string> {
  let version = '';
  await target.changeRegistry((current) => {
    version = findRemote(current, name)?.candidate?.build.version ?? '';
    return audience ? changeAudience(current, name, audience) : promote(current, name);
  });
  return version;
}

/** What `rollBack` did. */
export type RolledBack =
  /** The candidate was withdrawn; the live version stays. */
  | { readonly withdrawn: string }
  /** The former and the new live version. */
  | { readonly from: string; readonly to: string };

/**
 * Undoes what was published last: withdraws the candidate of a remote; without one, makes its previous build live.
 * @param approve called with the version of the previous build before it becomes live; an error prevents that.
 * @throws Error when there is no previous build, or its files are missing.
 */
export async function rollBack(
  target: PublishTarget,
  name: string,
  approve: (version: string) => Promise<void> = async () => undefined,
): Promise<RolledBack> {
  // Reads without a change, to find the previous build.
  const registry = await target.changeRegistry((unchanged) => unchanged);
  const live = findRemote(registry, name);
  if (!live) throw new Error(`${name} is not published at ${target.name}`);
  if (live.candidate) {
    const { version } = live.candidate.build;
    await target.changeRegistry((current) => withdraw(current, name, version));
    return { withdrawn: version };
  }
  const previous = await readPrevious(target, live);
  await approve(previous.version);
  await target.changeRegistry((current) => rollBackTo(current, previous));
  return { from: live.current.version, to: previous.version };
}

/**
 * The previous build of a remote with its manifest, for a rollback.
 * @throws Error when there is none, or its files are missing.
 */
export async function readPrevious(target: PublishTarget, { name, previous }: RegistryRemote): Promise<RemoteVersion> {
  if (!previous) throw new Error(`${name} has no previous version at ${target.name}`);
  const build = await target.build(name, previous.version);
  if (!build) throw new Error(`${name}: the files of ${previous.version} are gone from ${target.name}`);
  // Only the registry has its address and who published it; the file of the build was written before that.
  const { baseUrl, release } = previous;
  return { ...build, baseUrl, ...(release && { release }) };
}
