import type { RemoteVersion } from '../../../packages/contract/src/routing/registry.ts';
import { validateTogether } from '../../../packages/remote-kit/build/validate-manifest.ts';
import { findRemote, flip, flipBack } from '../registry.ts';
import { buildPath, type PublishTarget } from './target.ts';

/**
 * Uploads a build and makes it live. The shell is not touched; open tabs take it on their next navigation.
 * @param dir folder of the finished build.
 * @param origin where browsers reach the target, when that is not the origin of the shell: `https://cdn.example`.
 * @throws Error when its paths or screens clash with those of another live remote; nothing is live then that was not before.
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
 * Makes the previous build of a remote live again.
 * @returns versions: what was live, and what is live now.
 * @throws Error when there is none, or its files are gone.
 */
export async function rollBack(
  target: PublishTarget,
  name: string,
): Promise<{ readonly from: string; readonly to: string }> {
  // Read without changing, to learn which build to look for.
  const registry = await target.changeRegistry((known) => known);
  const live = findRemote(registry, name);
  if (!live) throw new Error(`${name} is not published at ${target.name}`);
  if (!live.previous) throw new Error(`${name} has no previous version at ${target.name}`);
  const previous = await target.build(name, live.previous.version);
  if (!previous) throw new Error(`${name}: the files of ${live.previous.version} are gone from ${target.name}`);
  // Where it was served from stands in the registry; the file was written before it was published.
  const { baseUrl } = live.previous;
  await target.changeRegistry((known) => flipBack(known, { ...previous, baseUrl }));
  return { from: live.current.version, to: previous.version };
}
