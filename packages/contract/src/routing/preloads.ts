import { matchRoute } from './match-route.ts';
import type { Registry, ShellAssets } from './registry.ts';

/** A file for `<link rel="preload">`. Scripts carry no `crossorigin`; fonts must. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style' | 'font';
  /** For an entry: browsers use a preload only when its integrity equals that of the script element. */
  readonly integrity?: string;
}

/**
 * Lists the files that a first visit of a path needs besides the scripts in the page: fonts for visitors; for staff the
 * signed-in frame, entry and screen of the matching remote, and the shared modules of that screen.
 * Staff get the fonts after their first screen.
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
  const match = withRemote ? matchRoute(registry.remotes, pathname) : null;
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
  const checked = match?.remote.current;
  return all.map((preload) =>
    checked?.integrity && preload.href === checked.baseUrl + checked.entry
      ? { ...preload, integrity: checked.integrity }
      : preload,
  );
}
