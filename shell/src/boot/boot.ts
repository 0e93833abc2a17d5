/**
 * Runs inline before everything else: sets the theme before the first paint, then starts all requests that do not need
 * the shell's code. Its size has a budget in the build, and an error in it must not prevent the shell from starting.
 */

import { firstQueryUrl } from '@widya/contract/routing/first-query';
import { matchRoute } from '@widya/contract/routing/match-route';
import { type Preload, preloadsFor } from '@widya/contract/routing/preloads';
import type { Registry, ShellAssets } from '@widya/contract/routing/registry';
import { registryFor } from '@widya/contract/routing/registry-for';
import { applyColorMode, readColorModeChoice, resolveColorMode } from '@widya/design-system/color-mode';
import { readCachedFont } from '@widya/design-system/font-cache';
import { overrideOrigins } from '../federation/override-origins.ts';
import { mayOpen } from '../routing/access.ts';
import { recallAccess } from './access-hint.ts';
import { isConnectionSlow, requestTimes } from './connection.ts';
import { readCookie } from './cookies.ts';
import { callApi, startQuery } from './early-query.ts';
import { showSkeleton } from './frame-skeleton.ts';
import { insertPreloads } from './insert-preloads.ts';
import './page.ts';
import { createTurns } from './turns.ts';
import { watchFirstScript } from './watch-first-script.ts';

const block = <T>(id: string): T | null => {
  const text = document.getElementById(id)?.textContent ?? '';
  // On a plain static host the registry element is empty.
  return text.startsWith('{') ? (JSON.parse(text) as T) : null;
};

const fetchRegistry = async (): Promise<Registry> => {
  const answer = await fetch('/registry.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`registry.json: ${answer.status}`);
  return (await answer.json()) as Registry;
};

/**
 * On a slow connection, the frame is requested when the first script, whose element is in the page, should have arrived
 * or runs, and the screen when the frame should have arrived or runs.
 */
const turns = createTurns();

/**
 * Estimated milliseconds since the browser has requested the first script, which it did between the first byte of the
 * page and this script.
 */
const sinceFirstScript = (): number => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (performance.now() - (page?.responseStart ?? 0)) / 2;
};

/**
 * Shows the skeleton of the frame, and requests code and data of the screen at the address if this account may see it.
 * Data comes first, because it is small and the server needs time.
 */
function startScreen(published: Registry, assets: ShellAssets): void {
  const viewer = recallAccess();
  const registry = registryFor(published, viewer);
  const match = matchRoute(registry.remotes, location.pathname);
  if (match) showSkeleton();
  const opens = viewer !== null && match !== null && !match.remote.disabled && mayOpen(viewer, match.route);
  const url =
    opens && match.route.firstQuery ? firstQueryUrl(match.route.firstQuery, match.params, location.search) : null;
  if (url !== null) startQuery(url);
  const files = preloadsFor(registry, assets, location.pathname, { signedIn: true, withRemote: opens });
  insertPreloads(fonts.filter(({ href }) => href === readCachedFont()));
  const isFrame = ({ href }: Preload): boolean => assets.app.includes(href);
  if (!isConnectionSlow()) {
    insertPreloads(files);
    return;
  }
  const { main, frame } = assets.bytes ?? {};
  turns.plan(
    [files.filter(isFrame), files.filter((file) => !isFrame(file))],
    main && frame ? requestTimes([main, frame], sinceFirstScript()) : [],
  );
}

applyColorMode(resolveColorMode(readColorModeChoice()));
const inlined = block<Registry>('widya-registry');
const assets = block<ShellAssets>('widya-assets') ?? { main: [], app: [], shared: {}, fonts: [] };
watchFirstScript(assets.main);
const fonts: readonly Preload[] = assets.fonts.map((href) => ({ href, as: 'font' }));
const apiBase = document.querySelector<HTMLMetaElement>('meta[name="widya-api-base"]')?.content ?? '';
const token = readCookie('token');
const registry = inlined ?? fetchRegistry();
const tokenLogin = readCookie('userType') === 'instructor' ? '/v1/instructor/tokenlogin' : '/v1/admins/tokenlogin';

window.__WIDYA__ = {
  registry,
  registryFor,
  assets,
  apiBase,
  session: token === null ? null : callApi(apiBase, tokenLogin, 'POST', token),
  queries: new Map(),
  marks: { boot: performance.now() },
  proceed: turns.next,
};

// An override replaces the build of the registry, and its files are not known yet, so no screen is requested early.
const overridden =
  overrideOrigins().length > 0 &&
  (location.search.includes('remote=') || sessionStorage.getItem('widya:remote') !== null);
if (token === null || overridden) insertPreloads(fonts);
else {
  if (inlined) startScreen(inlined, assets);
  else
    Promise.resolve(registry).then(
      (published) => startScreen(published, assets),
      () => undefined,
    );
}
