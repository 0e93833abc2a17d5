import type { Audience, RemoteVersion } from '@widya/contract/routing/registry';
import { changeAudience, findRemote, flip, flipBack, promote, stage, withdraw } from './registry-changes.ts';
import { buildPath, type PublishTarget } from './target.ts';
import { validateRegistry } from './validate-together.ts';

export interface PublishOptions {
  /** Where browsers reach the target, if that is not the shell's origin: `https://cdn.example`. */
  readonly origin?: string | undefined;
  /** Who gets the build; everybody when absent. */
  readonly audience?: Audience | undefined;
}

/**
 * Uploads a build and activates it without changing the shell; open tabs use it from their next navigation.
 * @param dir folder of the finished build.
 * @returns the version of the candidate that this build replaced; null when there was none.
 * @throws Error when its paths or screens conflict with those of another remote; nothing new is live then.
 */
export async function publishBuild(
  target: PublishTarget,
  build: RemoteVersion,
  dir: string,
  { origin, audience }: PublishOptions = {},
): Promise<{ readonly dropped: string | null }> {
  const { remote } = build.manifest;
  const live = origin
    ? { ...build, baseUrl: `${origin.replace(/\/$/, '')}/${buildPath(remote, build.version)}/` }
    : build;
  if (!(await target.build(remote, build.version))) await target.addBuild(remote, build.version, dir);
  let dropped: string | null = null;
  await target.changeRegistry((registry) => {
    const next = audience ? stage(registry, live, audience) : flip(registry, live);
    validateRegistry(next);
    const before = findRemote(registry, remote)?.candidate?.build.version ?? null;
    const isKept = findRemote(next, remote)?.candidate?.build.version === before;
    dropped = isKept || before === build.version ? null : before;
    return next;
  });
  return { dropped };
}

/**
 * Gives the candidate of a remote to another audience, or to everybody.
 * @param audience everybody when absent.
 * @returns version of the candidate.
 * @throws Error when there is none.
 */
export async function promoteCandidate(target: PublishTarget, name: string, audience?: Audience): Promise<string> {
  let version = '';
  await target.changeRegistry((known) => {
    version = findRemote(known, name)?.candidate?.build.version ?? '';
    return audience ? changeAudience(known, name, audience) : promote(known, name);
  });
  return version;
}

/** What `rollBack` did. */
export type RolledBack =
  /** The candidate was taken back; the live version stays. */
  | { readonly withdrawn: string }
  /** The former and the new live version. */
  | { readonly from: string; readonly to: string };

/**
 * Takes back what was published last: the candidate of a remote, or else its live version, in place of which the
 * previous build is activated.
 * @param approve called with the version of the previous build before; what it throws prevents the rollback.
 * @throws Error when there is no previous build, or its files are missing.
 */
export async function rollBack(
  target: PublishTarget,
  name: string,
  approve: (version: string) => Promise<void> = async () => undefined,
): Promise<RolledBack> {
  // Reads without a change, to find the previous build.
  const registry = await target.changeRegistry((known) => known);
  const live = findRemote(registry, name);
  if (!live) throw new Error(`${name} is not published at ${target.name}`);
  if (live.candidate) {
    const { version } = live.candidate.build;
    await target.changeRegistry((known) => withdraw(known, name, version));
    return { withdrawn: version };
  }
  if (!live.previous) throw new Error(`${name} has no previous version at ${target.name}`);
  const previous = await target.build(name, live.previous.version);
  if (!previous) throw new Error(`${name}: the files of ${live.previous.version} are gone from ${target.name}`);
  await approve(previous.version);
  // The registry has the address from which it is served; the build's own file was written before publishing.
  const { baseUrl } = live.previous;
  await target.changeRegistry((known) => flipBack(known, { ...previous, baseUrl }));
  return { from: live.current.version, to: previous.version };
}
