import { matchRoute } from './match-route.ts';
import type { Registry, RemoteBuild, ShellAssets } from './registry.ts';

/** A file for `<link rel="preload">`. Fonts need `crossorigin`, scripts only when they come from another origin. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style' | 'font';
  /** For files of a remote: browsers use a preload only when its integrity equals that of the element. */
  readonly integrity?: string;
}

/** Known hashes of entry and screen by address. */
function hashesOf(build: RemoteBuild, screen: string): Readonly<Record<string, string | null>> {
  const { baseUrl, entry, integrity, screens } = build;
  const files = Object.entries(screens[screen]?.integrity ?? {}).map(([file, hash]) => [baseUrl + file, hash]);
  return { [baseUrl + entry]: integrity, ...Object.fromEntries(files) };
}

/**
 * Lists the files that a first visit of a path needs besides the scripts in the page: fonts for visitors; for staff the
 * signed-in frame, entry and screen of the matching remote, and the shared modules of that screen. Staff get the fonts
 * after their first screen.
 * @param registry as the account uses it (`registryFor`). A remote that still has a candidate is left out, because it
 * is not known which version the account gets, and so is a disabled one.
 * @param pathname path without query.
 * @param visitor what is known about the visitor. `signedIn`: there is a token, so the frame is needed. `withRemote`:
 * the account may open this route, so its remote is needed; nobody may download a forbidden remote, and only the boot
 * script knows the rights (from the last sign-in), so the server sets neither.
 * @returns absolute paths or URLs without repetition, in the order they are needed.
 */
export function preloadsFor(
  registry: Registry,
  shell: ShellAssets,
  pathname: string,
  visitor: { readonly signedIn?: boolean; readonly withRemote?: boolean } = {},
): readonly Preload[] {
  const { signedIn = false, withRemote = false } = visitor;
  const scripts = signedIn ? [...shell.app] : [];
  const styles: string[] = [];
  const decided = registry.remotes.filter(({ candidate, disabled }) => !candidate && !disabled);
  const match = withRemote ? matchRoute(decided, pathname) : null;
  if (match) {
    const { baseUrl, entry, screens } = match.remote.current;
    const screen = screens[match.route.screen];
    scripts.push(baseUrl + entry);
    for (const file of screen?.js ?? []) scripts.push(baseUrl + file);
    for (const name of screen?.shared ?? []) scripts.push(...(shell.shared[name] ?? []));
    for (const file of screen?.css ?? []) styles.push(baseUrl + file);
  }
  const as = <A extends Preload['as']>(kind: A, hrefs: readonly string[]) =>
    [...new Set(hrefs)].map((href) => ({ href, as: kind }));
  const all: Preload[] = [
    ...as('script', scripts),
    ...as('style', styles),
    ...(signedIn ? [] : as('font', shell.fonts)),
  ];
  const hashes = match ? hashesOf(match.remote.current, match.route.screen) : {};
  return all.map((preload) => {
    const integrity = hashes[preload.href];
    return integrity ? { ...preload, integrity } : preload;
  });
}
