import { firstSegment, isReservedName, isStaffName } from '@widya/contract/reserved-names';
import type { RemoteManifest } from '@widya/contract/routing/manifest';
import { failManifest, repeated, shapeOf } from './manifest-mistakes.ts';

/** Paths of the shell itself, which remotes may not use. Source. */
export const SHELL_PATHS = ['/', '/forbidden', '/profile', '/not-found', '/diagnosis'];

/** Whether a path starts like a participants' page or a path of the server. */
function isTakenElsewhere(route: string): boolean {
  const segment = firstSegment(route) ?? '';
  return isReservedName(segment) && !isStaffName(segment);
}

/**
 * Validates manifests together: paths and screen names must be unique across remotes.
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
    ...routes.flatMap(({ path: route }) =>
      isTakenElsewhere(route) ? `path ${route} begins like a page of participants or an address of the server` : [],
    ),
    ...repeated(routes.map((route) => route.screen)).map((screen) => `screen ${screen} exists twice`),
  ];
  if (clashes.length > 0) failManifest('all remotes together', clashes);
}
