import { matchRoute } from './match-route.ts';
import type { Registry, ScreenAssets } from './registry.ts';

/** The screen of a path as `mf-classes/ClassList`; null when no remote has one. */
export function screenAt(registry: Registry, pathname: string): string | null {
  const match = matchRoute(registry.remotes, pathname);
  return match && `${match.remote.name}/${match.route.screen}`;
}

/**
 * The registry as it is inlined into a page: without previous versions, which the shell reads when it needs one, and
 * with the hashes of one screen only, because those of all screens would double the page's share of the registry.
 * @param screen from `screenAt`; null for none.
 */
export const registryForPage = (registry: Registry, screen: string | null): Registry => ({
  ...registry,
  remotes: registry.remotes.map(({ name, current }) => ({
    name,
    current: {
      ...current,
      screens: Object.fromEntries(
        Object.entries(current.screens).map(([key, { integrity, ...assets }]): [string, ScreenAssets] => [
          key,
          integrity && `${name}/${key}` === screen ? { ...assets, integrity } : assets,
        ]),
      ),
    },
    previous: null,
  })),
});
