import { type Preload, preloadsFor } from '@widya/contract/routing/preloads';
import type { Registry } from '@widya/contract/routing/registry';
import { escapeHtml } from '../platform/text/escape-html.ts';
import type { WebFiles } from './web-files.ts';

const EMPTY_REGISTRY: Registry = { schema: 1, remotes: [] };

const REGISTRY_BLOCK = /(<script type="application\/json" id="widya-registry">)(<\/script>)/;
const OVERRIDES_META = /(<meta name="widya-override-origins" content=")[^"]*(")/;
const SIGN_ON_META = /(<meta name="widya-single-sign-on" content=")[^"]*(")/;
const PRELOADS_PLACE = '<!--widya:preloads-->';

/** Fonts are always fetched in CORS mode; scripts are not, and a `crossorigin` here would fetch them twice. */
const link = ({ href, as }: Preload): string =>
  `<link rel="preload" href="${escapeHtml(href)}" as="${as}"${as === 'font' ? ' type="font/woff2" crossorigin' : ''}>`;

export interface PageFacts {
  /** Origins that the page may take remotes from now, whatever it was built with. */
  readonly overrideOrigins: readonly string[];
  /** What people call the provider at which they may sign in; null where there is none. */
  readonly providerName: string | null;
  /** Whether a token cookie came along. Only a hint of what will be downloaded: no call is answered by it (S5). */
  readonly signedIn: boolean;
}

/**
 * The page as it leaves: registry inlined, and the font of the sign-in page preloaded for whoever seems to be no one. For whoever is
 * signed in the boot script asks: what the page itself named would be asked for at once, and on a slow line share it with the first script.
 * @returns null when nothing is built.
 */
export function composePage(
  files: WebFiles,
  pathname: string,
  { overrideOrigins, providerName, signedIn }: PageFacts,
): string | null {
  const page = files.page();
  if (page === null) return null;
  const registry = files.registry() ?? EMPTY_REGISTRY;
  const assets = files.assets();
  const links = assets && !signedIn ? preloadsFor(registry, assets, pathname).map(link) : [];
  // `<` would let a text of a manifest end the block. Functions as replacement: `$` in them means nothing special.
  const json = JSON.stringify(registry).replaceAll('<', '\\u003c');
  return page
    .replace(PRELOADS_PLACE, () => links.join('\n    '))
    .replace(OVERRIDES_META, (_, start: string, end: string) => start + escapeHtml(overrideOrigins.join(',')) + end)
    .replace(SIGN_ON_META, (_, start: string, end: string) => start + escapeHtml(providerName ?? '') + end)
    .replace(REGISTRY_BLOCK, (_, start: string, end: string) => start + json + end);
}
