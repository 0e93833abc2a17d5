import { matchRoute } from './match-route.ts';
import type { Registry, ShellAssets } from './registry.ts';

/** A file the page will need, for `<link rel="preload">`. Scripts carry no `crossorigin`; fonts must. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style' | 'font';
  /** Of an entry: browsers use a preload only when it names the same integrity as the script element. */
  readonly integrity?: string;
}

/**
 * Lists what a cold visit of a path needs besides the scripts that stand in the page: fonts, the signed-in frame, the federation
 * runtime, the entry and the screen of the matching remote, and the shared modules that screen uses.
 * @param pathname path of the address, without query.
 * @param visitor what is known of who asks. `signedIn`: there is a token, so the frame will be needed. `withRemote`: the account is
 * known to be allowed on this route, so its remote will be needed; nobody may download a remote that is forbidden to them, and only
 * the boot script knows (from the last sign-in), so the server leaves both out.
 * @returns absolute paths or URLs, without repetition, in the order they are needed.
 */
export function preloadsFor(
  registry: Registry,
  shell: ShellAssets,
  pathname: string,
  visitor: { readonly signedIn?: boolean; readonly withRemote?: boolean } = {},
): readonly Preload[] {
  const { signedIn = false, withRemote = false } = visitor;
  const scripts = signedIn ? [...shell.app, ...shell.federation] : [];
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
  const all: Preload[] = [...as('script', scripts), ...as('style', styles), ...as('font', shell.fonts)];
  const checked = match?.remote.current;
  return all.map((preload) =>
    checked?.integrity && preload.href === checked.baseUrl + checked.entry
      ? { ...preload, integrity: checked.integrity }
      : preload,
  );
}
