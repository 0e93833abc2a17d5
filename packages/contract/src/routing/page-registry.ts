import { matchRoute } from './match-route.ts';
import type { Registry, RemoteVersion, ScreenAssets, ShellAssets } from './registry.ts';

/** The screen of a path as `mf-classes/ClassList`; null when no remote has one. */
export function screenAt(registry: Registry, pathname: string): string | null {
  const match = matchRoute(registry.remotes, pathname);
  return match && `${match.remote.name}/${match.route.screen}`;
}

/** Whether a screen of a build is the page's own. @param own from `screenAt`; null for none. */
const isOwn = (build: RemoteVersion, name: string, own: string | null): boolean =>
  `${build.manifest.remote}/${name}` === own;

/** A build with the hashes and shared modules of one screen only. */
const withFilesOf = ({ release: _, ...build }: RemoteVersion, own: string | null): RemoteVersion => ({
  ...build,
  screens: Object.fromEntries(
    Object.entries(build.screens).map(([name, assets]): [string, ScreenAssets] => [
      name,
      isOwn(build, name, own) ? assets : { js: assets.js, css: assets.css, shared: [] },
    ]),
  ),
});

/**
 * The registry as it is inlined into a page: without previous versions, which the shell reads when it needs one,
 * without who published what, and with the hashes and shared modules of one screen only, because those of all screens
 * would triple the page's share of the registry. A candidate is kept, because only the page knows whether its account
 * gets it.
 * @param screen from `screenAt`; null for none.
 */
export const registryForPage = (registry: Registry, screen: string | null): Registry => ({
  ...registry,
  remotes: registry.remotes.map(({ name, current, candidate, disabled }) => ({
    name,
    current: withFilesOf(current, screen),
    previous: null,
    ...(candidate && { candidate: { ...candidate, build: withFilesOf(candidate.build, screen) } }),
    ...(disabled && { disabled }),
  })),
});

/**
 * The shell's files as they are inlined into a page: of the shared modules, only those that the page's screen uses in
 * any version that an account may get.
 * @param registry from `registryForPage`.
 */
export function assetsForPage(assets: ShellAssets, registry: Registry): ShellAssets {
  const builds = registry.remotes.flatMap(({ current, candidate }) => [
    current,
    ...(candidate ? [candidate.build] : []),
  ]);
  const used = new Set(builds.flatMap(({ screens }) => Object.values(screens).flatMap(({ shared }) => shared)));
  return { ...assets, shared: Object.fromEntries(Object.entries(assets.shared).filter(([name]) => used.has(name))) };
}
