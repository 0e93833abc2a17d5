import { matchRoute } from './match-route.ts';
import type { Registry, ShellAssets } from './registry.ts';

/** A file the page will need, for `<link rel="preload">`. Scripts carry no `crossorigin`; fonts must. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style' | 'font';
}

/**
 * Lists what a cold visit of a path needs besides the scripts that stand in the page: the signed-in frame, the federation
 * runtime, the entry and the screen of the matching remote, and the shared modules that screen uses.
 * @param pathname path of the address, without query.
 * @param signedIn false when the visitor has no session: then only the fonts, as only the sign-in page is shown.
 * @returns absolute paths or URLs, without repetition, in the order they are needed.
 */
export function preloadsFor(
  registry: Registry,
  shell: ShellAssets,
  pathname: string,
  { signedIn = true }: { readonly signedIn?: boolean } = {},
): readonly Preload[] {
  const fonts = shell.fonts.map((href) => ({ href, as: 'font' }) as const);
  if (!signedIn) return fonts;
  const scripts = [...shell.app, ...shell.federation];
  const styles: string[] = [];
  const match = matchRoute(registry.remotes, pathname);
  if (match) {
    const { baseUrl, entry, screens } = match.remote.current;
    const screen = screens[match.route.screen];
    scripts.push(baseUrl + entry);
    for (const file of screen?.js ?? []) scripts.push(baseUrl + file);
    for (const name of screen?.shared ?? []) scripts.push(...(shell.shared[name] ?? []));
    for (const file of screen?.css ?? []) styles.push(baseUrl + file);
  }
  return [
    ...[...new Set(scripts)].map((href) => ({ href, as: 'script' }) as const),
    ...[...new Set(styles)].map((href) => ({ href, as: 'style' }) as const),
    ...fonts,
  ];
}
