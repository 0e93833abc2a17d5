import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellAssets } from '../../packages/contract/src/routing/registry.ts';
import { BOOT_FILE, SHELL_ASSETS_FILE } from '../../packages/remote-kit/build/files.ts';
import { GENERATED, SHELL } from '../../packages/remote-kit/build/paths.ts';
import { writeFileAtomically } from './write-file.ts';

/** JSON inside a script element that is not executed; `<` is written so that it cannot end the element. */
const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

/** Fills a place in the page. A function as replacement: `$&` in a minified script means nothing special. */
const fill = (page: string, place: string, content: string): string => {
  const comment = `<!--widya:${place}-->`;
  if (!page.includes(comment)) throw new Error(`index.html has no ${comment}`);
  return page.replace(comment, () => content);
};

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export interface PageParts {
  /** Compiled boot script. */
  readonly boot: string;
  /** Content of `assets.json`. */
  readonly assets: string;
  /** Scripts of the first download, in order. */
  readonly scripts: readonly string[];
  /** Origin of the API when it is not the page's own. */
  readonly apiBase: string;
  /** Origins that a tab may take a remote from, separated by commas; empty where that is off. Our server writes its own here. */
  readonly overrideOrigins: string;
  /** What people call the provider at which they may sign in; empty where there is none. Our server writes its own here. */
  readonly providerName: string;
}

/** The page, with an empty registry block and the comment `<!--widya:preloads-->` left to the server. */
export function composePage(
  template: string,
  { boot, assets, scripts, apiBase, overrideOrigins, providerName }: PageParts,
): string {
  // Before everything else on the line: a deferred script alone would wait behind whatever is preloaded.
  const first = scripts
    .map((src) => `<link rel="preload" href="${src}" as="script" fetchpriority="high">`)
    .join('\n    ');
  const tags = scripts.map((src) => `<script defer src="${src}"></script>`).join('\n    ');
  let page = fill(template, 'api-base', attribute(apiBase));
  page = fill(page, 'override-origins', attribute(overrideOrigins));
  page = fill(page, 'single-sign-on', attribute(providerName));
  // Filled by our server for every answer; a plain static host leaves it empty and the boot script fetches /registry.json.
  page = fill(page, 'registry', dataBlock('widya-registry', ''));
  page = fill(page, 'assets', dataBlock('widya-assets', assets));
  page = fill(page, 'first', first);
  page = fill(page, 'boot', `<script>${boot}</script>`);
  return fill(page, 'scripts', tags);
}

/** `sha256-…` of a script's text, as a content security policy names it. */
export const scriptHash = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

const DEFAULT_PROVIDER_NAME = 'akun organisasi';

const ON = ['1', 'on', 'true'];

export interface PageSettings {
  readonly apiBase: string;
  readonly overrideOrigins: string;
  readonly providerName: string;
}

/** What a page on another host takes from the environment: `API_BASE_URL`, `OVERRIDE_ORIGINS` with `ALLOW_OVERRIDES`, and `OIDC_NAME` with `OIDC_ISSUER`. */
export const pageSettings = (environment: NodeJS.ProcessEnv = process.env): PageSettings => ({
  apiBase: (environment.API_BASE_URL ?? '').replace(/\/$/, ''),
  overrideOrigins: ON.includes(environment.ALLOW_OVERRIDES ?? '') ? (environment.OVERRIDE_ORIGINS ?? '') : '',
  providerName: environment.OIDC_ISSUER ? (environment.OIDC_NAME ?? DEFAULT_PROVIDER_NAME) : '',
});

/** Writes `index.html` and `boot.json` (hashes of its inline scripts) of a built shell. */
export function writePage(shellDist: string, settings: PageSettings): void {
  const boot = readFileSync(path.join(GENERATED, BOOT_FILE), 'utf8').trim();
  if (/<\/script|<!--/i.test(boot)) throw new Error('the boot script would end its own element');
  const assets = readFileSync(path.join(shellDist, SHELL_ASSETS_FILE), 'utf8');
  const page = composePage(readFileSync(path.join(SHELL, 'src/boot/index.html'), 'utf8'), {
    boot,
    assets,
    scripts: (JSON.parse(assets) as ShellAssets).main,
    ...settings,
  });
  writeFileAtomically(path.join(shellDist, 'boot.json'), JSON.stringify({ scriptHashes: [scriptHash(boot)] }));
  writeFileAtomically(path.join(shellDist, 'index.html'), page);
}
