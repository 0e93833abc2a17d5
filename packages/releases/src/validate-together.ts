import { firstSegment, isReservedName, isStaffName } from '@widya/contract/reserved-names';
import type { RemoteManifest } from '@widya/contract/routing/manifest';
import type { Registry, RegistryRemote } from '@widya/contract/routing/registry';
import { failManifest, repeated, shapeOf } from './manifest-mistakes.ts';

/** Paths of the shell itself, which remotes may not use. Source. */
export const SHELL_PATHS = ['/', '/forbidden', '/profile', '/not-found', '/diagnosis'];

/**
 * What is wrong with the first segment of a path; null when it is one of STAFF_SEGMENTS. The server distinguishes
 * screens from pages by that table alone, and events can take every name outside it, so it also binds remotes that are
 * published from elsewhere. Source: D252.
 */
function mistakeOf(route: string): string | null {
  const segment = firstSegment(route) ?? '';
  if (isStaffName(segment)) return null;
  return isReservedName(segment)
    ? `path ${route} begins like a page of participants or an address of the server`
    : `path ${route} begins like the address of an event: begin it with a segment of STAFF_SEGMENTS, such as /editor`;
}

/**
 * Validates manifests together: paths and screen names must be unique across remotes, and paths those of staff.
 * @throws Error that lists all conflicts.
 */
export function validateTogether(manifests: readonly RemoteManifest[]): void {
  const routes = manifests.flatMap((manifest) =>
    manifest.routes.map((route) => ({ ...route, remote: manifest.remote })),
  );
  const clashes = [
    ...repeated([...SHELL_PATHS, ...routes.map((route) => shapeOf(route.path))]).map(
      (shape) => `path ${shape} is taken twice`,
    ),
    ...routes.flatMap(({ path: route }) => mistakeOf(route) ?? []),
    ...repeated(routes.map((route) => route.screen)).map((screen) => `screen ${screen} exists twice`),
  ];
  if (clashes.length > 0) failManifest('all remotes together', clashes);
}

/**
 * Validates the manifests that an account can get together: the live ones, and candidates instead of their live
 * versions, each alone and all together. A conflict concerns two manifests, so this covers every combination.
 * @throws Error that lists all conflicts.
 */
export function validateRegistry({ remotes }: Registry): void {
  const validate = (isUsed: (remote: RegistryRemote) => boolean) =>
    validateTogether(
      remotes.map((remote) => (remote.candidate && isUsed(remote) ? remote.candidate.build : remote.current).manifest),
    );
  validate(() => false);
  for (const { name, candidate } of remotes) if (candidate) validate((remote) => remote.name === name);
  validate(() => true);
}
