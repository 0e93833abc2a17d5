import type { RemoteVersion } from '@widya/contract/routing/registry';
import { findRemote, flip, flipBack } from './registry-changes.ts';
import { buildPath, type PublishTarget } from './target.ts';
import { validateTogether } from './validate-together.ts';

/**
 * Uploads a build and activates it without changing the shell; open tabs use it from their next navigation.
 * @param dir folder of the finished build.
 * @param origin at which browsers reach the target, if it is not the shell's: `https://cdn.example`.
 * @throws Error when its paths or screens conflict with those of another live remote; nothing new is live then.
 */
export async function publishBuild(
  target: PublishTarget,
  build: RemoteVersion,
  dir: string,
  origin?: string,
): Promise<void> {
  const { remote } = build.manifest;
  const live = origin
    ? { ...build, baseUrl: `${origin.replace(/\/$/, '')}/${buildPath(remote, build.version)}/` }
    : build;
  if (!(await target.build(remote, build.version))) await target.addBuild(remote, build.version, dir);
  await target.changeRegistry((registry) => {
    const next = flip(registry, live);
    validateTogether(next.remotes.map(({ current }) => current.manifest));
    return next;
  });
}

/**
 * Activates the previous build of a remote.
 * @param approve called with its version before; what it throws prevents the rollback.
 * @returns versions: the former and the new live one.
 * @throws Error when there is none, or its files are missing.
 */
export async function rollBack(
  target: PublishTarget,
  name: string,
  approve: (version: string) => Promise<void> = async () => undefined,
): Promise<{ readonly from: string; readonly to: string }> {
  // Reads without a change, to find the previous build.
  const registry = await target.changeRegistry((known) => known);
  const live = findRemote(registry, name);
  if (!live) throw new Error(`${name} is not published at ${target.name}`);
  if (!live.previous) throw new Error(`${name} has no previous version at ${target.name}`);
  const previous = await target.build(name, live.previous.version);
  if (!previous) throw new Error(`${name}: the files of ${live.previous.version} are gone from ${target.name}`);
  await approve(previous.version);
  // The registry has the address from which it is served; the build's own file was written before publishing.
  const { baseUrl } = live.previous;
  await target.changeRegistry((known) => flipBack(known, { ...previous, baseUrl }));
  return { from: live.current.version, to: previous.version };
}
