import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RemoteVersion, ShellAssets } from '../../packages/contract/src/routing/registry.ts';
import { BOOT_FILE, REMOTE_FILE } from '../../packages/releases/src/files.ts';
import { readLocalRegistry } from '../../packages/releases/src/local-registry.ts';
import { makeLive, makeLiveUnlessRolledBack } from '../../packages/releases/src/registry-changes.ts';
import { provideRefreshHook } from '../../packages/remote-tools/build/hot/refresh-hook.ts';
import { GENERATED, SHELL } from '../../packages/remote-tools/build/paths.ts';
import { composePage, pageSettings } from './write-page.ts';

/**
 * The registry of the development server: that of the checkout, whose file stays unchanged, with the builds of the
 * current sources and the remotes with hot reload.
 * @param builds of the remotes without hot reload.
 */
export async function devRegistry(
  dist: string,
  builds: readonly RemoteVersion[],
  hot: readonly { readonly origin: string }[],
): Promise<Registry> {
  let registry = builds.reduce(makeLiveUnlessRolledBack, readLocalRegistry(dist));
  for (const { origin } of hot) {
    const answer = await fetch(`${origin}/${REMOTE_FILE}`);
    // While a remote does not compile, its last build is used and the errors are in the terminal.
    if (answer.ok)
      registry = makeLive(registry, { ...((await answer.json()) as RemoteVersion), baseUrl: `${origin}/` });
  }
  return registry;
}

/**
 * The page of the development server: scripts under fixed names, and only data is requested early.
 * @param overrideOrigins origins from which a tab may load remotes.
 */
export async function devPage(registry: Registry, overrideOrigins: readonly string[]): Promise<string> {
  const assets: ShellAssets = { main: ['/assets/main.js'], app: [], shared: {}, fonts: [] };
  const page = composePage(readFileSync(path.join(SHELL, 'src/boot/index.html'), 'utf8'), {
    boot: readFileSync(path.join(GENERATED, BOOT_FILE), 'utf8').trim(),
    assets: JSON.stringify(assets),
    scripts: assets.main,
    apiBase: '',
    overrideOrigins: overrideOrigins.join(','),
    providerName: pageSettings().providerName,
  });
  const json = JSON.stringify(registry).replaceAll('<', '\\u003c');
  return page
    .replace('<!--widya:preloads-->', () => `<script>(${provideRefreshHook})()</script>`)
    .replace(/(id="widya-registry">)/, (start) => start + json);
}
