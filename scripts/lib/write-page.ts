import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellAssets } from '../../packages/contract/src/routing/registry.ts';
import { BOOT_FILE, SHELL_ASSETS_FILE } from '../../packages/releases/src/files.ts';
import { writeFileAtomically } from '../../packages/releases/src/write-file.ts';
import { GENERATED, SHELL } from '../../packages/remote-tools/build/paths.ts';
import { frameSkeletonStyle } from './frame-skeleton-style.ts';

/** JSON in a script element that is not executed; `<` is escaped so that it cannot end the element. */
const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

/** Fills a placeholder. Uses a function, because `$&` in a minified script would be a replacement pattern. */
const fill = (page: string, placeholder: string, content: string): string => {
  const comment = `<!--widya:${placeholder}-->`;
  if (!page.includes(comment)) throw new Error(`index.html has no ${comment}`);
  return page.replace(comment, () => content);
};

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export interface PageParts {
  /** Compiled boot script. */
  readonly boot: string;
  /** Content of `assets.json`. */
  readonly assets: string;
  /** Scripts of the page itself, in order. */
  readonly scripts: readonly string[];
  /** Origin of the API when it is not the page's own. */
  readonly apiBase: string;
  /**
   * Comma-separated origins from which a tab may load a remote; empty when disabled. Our server writes its own value.
   */
  readonly overrideOrigins: string;
  /** Displayed name of the provider for sign-ins; empty without one. Our server writes its own value. */
  readonly providerName: string;
}

/** The page with an empty registry element and the comment `<!--widya:preloads-->`, both filled by the server. */
export function composePage(
  template: string,
  { boot, assets, scripts, apiBase, overrideOrigins, providerName }: PageParts,
): string {
  // Preloads the scripts first, because deferred scripts alone would load after everything that is preloaded.
  const first = scripts
    .map((src) => `<link rel="preload" href="${src}" as="script" fetchpriority="high">`)
    .join('\n    ');
  const tags = scripts.map((src) => `<script defer src="${src}"></script>`).join('\n    ');
  let page = fill(template, 'api-base', attribute(apiBase));
  page = fill(page, 'override-origins', attribute(overrideOrigins));
  page = fill(page, 'single-sign-on', attribute(providerName));
  // Filled by our server in every answer; on a plain static host it stays empty, and the boot script loads
  // /registry.json.
  page = fill(page, 'registry', dataBlock('widya-registry', ''));
  page = fill(page, 'assets', dataBlock('widya-assets', assets));
  page = fill(page, 'style', `<style>${frameSkeletonStyle}</style>`);
  page = fill(page, 'first', first);
  page = fill(page, 'boot', `<script>${boot}</script>`);
  return fill(page, 'scripts', tags);
}

/** `sha256-…` of an inline script or style, as in a content security policy. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const DEFAULT_PROVIDER_NAME = 'akun organisasi';

const ON = ['1', 'on', 'true'];

export interface PageSettings {
  readonly apiBase: string;
  readonly overrideOrigins: string;
  readonly providerName: string;
}

/**
 * Settings of a page on another host, from the environment: `API_BASE_URL`, `OVERRIDE_ORIGINS` with `ALLOW_OVERRIDES`,
 * and `OIDC_NAME` with `OIDC_ISSUER`.
 */
export const pageSettings = (environment: NodeJS.ProcessEnv = process.env): PageSettings => ({
  apiBase: (environment.API_BASE_URL ?? '').replace(/\/$/, ''),
  overrideOrigins: ON.includes(environment.ALLOW_OVERRIDES ?? '') ? (environment.OVERRIDE_ORIGINS ?? '') : '',
  providerName: environment.OIDC_ISSUER ? (environment.OIDC_NAME ?? DEFAULT_PROVIDER_NAME) : '',
});

/** Writes `index.html` and `boot.json` (hashes of the inline script and style) of a built shell. */
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
  const hashes = { scriptHashes: [hashOf(boot)], styleHashes: [hashOf(frameSkeletonStyle)] };
  writeFileAtomically(path.join(shellDist, 'boot.json'), JSON.stringify(hashes));
  writeFileAtomically(path.join(shellDist, 'index.html'), page);
}
