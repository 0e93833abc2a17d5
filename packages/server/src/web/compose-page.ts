import { assetsForPage, registryForPage } from '@widya/contract/routing/page-registry';
import { type Preload, preloadsFor } from '@widya/contract/routing/preloads';
import type { Registry } from '@widya/contract/routing/registry';
import { escapeHtml } from '../platform/text/escape-html.ts';
import type { WebFiles } from './web-files.ts';

const EMPTY_REGISTRY: Registry = { schema: 1, remotes: [] };

const REGISTRY_BLOCK = /(<script type="application\/json" id="widya-registry">)(<\/script>)/;
const ASSETS_BLOCK = /(<script type="application\/json" id="widya-assets">)[^<]*(<\/script>)/;
const OVERRIDES_META = /(<meta name="widya-override-origins" content=")[^"]*(")/;
const SIGN_ON_META = /(<meta name="widya-single-sign-on" content=")[^"]*(")/;
const PRELOADS_PLACEHOLDER = '<!--widya:preloads-->';

/** Fonts are always fetched in CORS mode; scripts are not, so `crossorigin` on them would fetch them twice. */
const link = ({ href, as }: Preload): string =>
  `<link rel="preload" href="${escapeHtml(href)}" as="${as}"${as === 'font' ? ' type="font/woff2" crossorigin' : ''}>`;

/** Without the escape, `<` in a manifest's text could end the block. */
const jsonIn = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface PageFacts {
  /** Additional origins from which the page may load remotes. */
  readonly overrideOrigins: readonly string[];
  /** Display name of the single sign-on provider; null without one. */
  readonly providerName: string | null;
  /** Whether the page's calls name their trace. */
  readonly traced: boolean;
  /** Whether the request has a token cookie. Only a hint for preloading; the cookie never authenticates a call (S5). */
  readonly signedIn: boolean;
  /** The screen whose files the boot script may preload, as `mf-classes/ClassList`; null for none. */
  readonly screen: string | null;
}

/**
 * The page as sent: with what it needs of the registry and of the shell's files inlined, and with the sign-in page's
 * font preloaded for visitors who are not signed in. For signed-in users the boot script starts the downloads, because
 * preloads would compete with the first script on a slow connection.
 * @returns null when nothing is built.
 */
export function composePage(
  files: WebFiles,
  { overrideOrigins, providerName, traced, signedIn, screen }: PageFacts,
): string | null {
  const page = files.page();
  if (page === null) return null;
  const published = files.registry() ?? EMPTY_REGISTRY;
  const registry = registryForPage(published, screen);
  const assets = files.assets();
  const links = assets && !signedIn ? preloadsFor(registry, assets, '/').map(link) : [];
  if (traced) links.push('<meta name="traceparent">');
  // A function as replacement keeps `$` from having a meaning.
  const filled = page
    .replace(PRELOADS_PLACEHOLDER, () => links.join('\n    '))
    .replace(OVERRIDES_META, (_, start: string, end: string) => start + escapeHtml(overrideOrigins.join(',')) + end)
    .replace(SIGN_ON_META, (_, start: string, end: string) => start + escapeHtml(providerName ?? '') + end)
    .replace(REGISTRY_BLOCK, (_, start: string, end: string) => start + jsonIn(registry) + end);
  if (!assets) return filled;
  const inPage = jsonIn(assetsForPage(assets, registry));
  return filled.replace(ASSETS_BLOCK, (_, start: string, end: string) => start + inPage + end);
}
