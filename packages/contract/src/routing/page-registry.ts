import { matchRoute } from './match-route.ts';
import type { Registry, RemoteVersion, ScreenAssets } from './registry.ts';

/** The screen of a path as `mf-classes/ClassList`; null when no remote has one. */
export function screenAt(registry: Registry, pathname: string): string | null {
  const match = matchRoute(registry.remotes, pathname);
  return match && `${match.remote.name}/${match.route.screen}`;
}

/** A build with the hashes of one screen only. @param screen from `screenAt`; null for none. */
const withHashesOf = ({ release: _, ...build }: RemoteVersion, screen: string | null): RemoteVersion => ({
  ...build,
  screens: Object.fromEntries(
    Object.entries(build.screens).map(([name, { integrity, ...assets }]): [string, ScreenAssets] => [
      name,
      integrity && `${build.manifest.remote}/${name}` === screen ? { ...assets, integrity } : assets,
    ]),
  ),
});

/**
 * The registry as it is inlined into a page: without previous versions, which the shell reads when it needs one,
 * without who published what, and with the hashes of one screen only, because those of all screens would double the
 * page's share of the registry. A candidate is kept, because only the page knows whether its account gets it.
 * @param screen from `screenAt`; null for none.
 */
export const registryForPage = (registry: Registry, screen: string | null): Registry => ({
  ...registry,
  remotes: registry.remotes.map(({ name, current, candidate, disabled }) => ({
    name,
    current: withHashesOf(current, screen),
    previous: null,
    ...(candidate && { candidate: { ...candidate, build: withHashesOf(candidate.build, screen) } }),
    ...(disabled && { disabled }),
  })),
});
