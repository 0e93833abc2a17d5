import type { Page } from '@playwright/test';
import { SINGLE_SIGN_ON_PATH } from '@widya/contract/accounts-single-sign-on';
import { STAFF_PATHS } from '@widya/contract/outward-address';
import { matchPath } from '@widya/contract/routing/match-route';
import { SHELL_PATHS } from '@widya/releases/validate-together';
import { publishedRegistry } from './registry.ts';
import { productUrl } from './test.ts';

/** A link and where it was found. */
export interface Link {
  readonly url: string;
  readonly from: string;
}

/** A broken link and the reason. */
export interface BrokenLink extends Link {
  readonly reason: string;
}

/** Paths of the back office, for which the server sends the shell as it does for a missing page. */
const SCREENS: readonly string[] = [
  ...SHELL_PATHS,
  ...Object.values(STAFF_PATHS),
  SINGLE_SIGN_ON_PATH,
  ...publishedRegistry().remotes.flatMap(({ current }) => current.manifest.routes.map((route) => route.path)),
];

const isScreen = (pathname: string): boolean => SCREENS.some((screen) => matchPath(screen, pathname) !== null);

/** True when a page is the shell, which the server also sends for unknown addresses. */
const isShell = (html: string): boolean => html.includes('id="widya-registry"');

/** Returns the product's addresses in a text, such as a mail or a page. Links to other sites are not checked. */
export function linksIn(text: string, from: string): readonly Link[] {
  const attributes = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url]) => url ?? '');
  const bare = [...text.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].map(([url]) => url);
  return [...attributes, ...bare].flatMap((written) => {
    const plain = written.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
    const url = URL.parse(plain, new URL(from, productUrl()));
    return url?.origin === new URL(productUrl()).origin ? [{ url: url.pathname + url.search, from }] : [];
  });
}

/** Returns the addresses that an open screen links to, offers for copying or displays. */
export async function linksOn(page: Page, address: string): Promise<readonly Link[]> {
  const texts = await page.evaluate(() => [
    ...[...document.querySelectorAll('a[href]')].map((link) => `href="${link.getAttribute('href')}"`),
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
    // Reads each element separately, so that an address does not run into the text after it.
    ...[...document.querySelectorAll('main :not(:has(*))')].map(({ textContent }) => textContent ?? ''),
  ]);
  return linksIn(texts.join('\n'), address);
}

/** @returns why a link is broken, or the links of the page that it leads to. */
async function follow({ url }: Link): Promise<string | readonly Link[]> {
  if (isScreen(new URL(url, productUrl()).pathname)) return [];
  const answer = await fetch(productUrl() + url, { redirect: 'manual' });
  const target = answer.headers.get('location');
  if (target !== null) return linksIn(`href="${target}"`, url);
  // Status 410 is no broken link: the page says that the link is used, expired or no longer needed.
  if (!answer.ok && answer.status !== 410) return `status ${answer.status}`;
  if (!(answer.headers.get('content-type') ?? '').includes('text/html')) return [];
  const html = await answer.text();
  return isShell(html) ? 'no page of participants and no screen' : linksIn(html, url);
}

/** Follows links, and the links of the pages that they lead to, each address once. */
export async function crawl(starts: readonly Link[]): Promise<{ broken: BrokenLink[]; visited: ReadonlySet<string> }> {
  const visited = new Set<string>();
  const broken: BrokenLink[] = [];
  const waiting = [...starts];
  for (let link = waiting.pop(); link !== undefined; link = waiting.pop()) {
    if (visited.has(link.url)) continue;
    visited.add(link.url);
    const found = await follow(link);
    if (typeof found === 'string') broken.push({ ...link, reason: found });
    else waiting.push(...found);
  }
  return { broken, visited };
}
