/**
 * Runs inline, first of all: theme before the first paint, then everything that can start without the shell's code.
 * Kept small (see the budget in the build); whatever it throws must not keep the shell from starting.
 */

import { firstQueryUrl } from '@widya/contract/routing/first-query';
import { matchRoute } from '@widya/contract/routing/match-route';
import { preloadsFor } from '@widya/contract/routing/preloads';
import type { Registry, ShellAssets } from '@widya/contract/routing/registry';
import { applyColorMode, readColorModeChoice, resolveColorMode } from '@widya/design-system/color-mode';
import { mayOpen } from '../routing/access.ts';
import { readCookie } from './cookies.ts';
import { askApi, startQuery } from './early-query.ts';
import { recallGate } from './gate-hint.ts';
import { insertPreloads } from './insert-preloads.ts';
import './page.ts';

const block = <T>(id: string): T | null => {
  const text = document.getElementById(id)?.textContent ?? '';
  // On a plain static host the block of the registry is empty.
  return text.startsWith('{') ? (JSON.parse(text) as T) : null;
};

const fetchRegistry = async (): Promise<Registry> => {
  const answer = await fetch('/registry.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`registry.json: ${answer.status}`);
  return (await answer.json()) as Registry;
};

/** Asks for code and data of the screen the address names, if this account may see it. */
function startScreen(registry: Registry, assets: ShellAssets): void {
  const viewer = recallGate();
  const match = matchRoute(registry.remotes, location.pathname);
  const opens = viewer !== null && match !== null && mayOpen(viewer, match.route);
  insertPreloads(preloadsFor(registry, assets, location.pathname, { signedIn: true, withRemote: opens }));
  if (!opens || !match.route.firstQuery) return;
  const url = firstQueryUrl(match.route.firstQuery, match.params, location.search);
  if (url !== null) startQuery(url);
}

applyColorMode(resolveColorMode(readColorModeChoice()));
const inlined = block<Registry>('widya-registry');
const assets = block<ShellAssets>('widya-assets') ?? { main: [], app: [], federation: [], shared: {}, fonts: [] };
const apiBase = document.querySelector<HTMLMetaElement>('meta[name="widya-api-base"]')?.content ?? '';
const token = readCookie('token');
const registry = inlined ?? fetchRegistry();
const tokenLogin = readCookie('userType') === 'instructor' ? '/v1/instructor/tokenlogin' : '/v1/admins/tokenlogin';

window.__WIDYA__ = {
  registry,
  assets,
  apiBase,
  session: token === null ? null : askApi(apiBase, tokenLogin, 'POST', token),
  queries: new Map(),
  marks: { boot: performance.now() },
};

// An override names another build than the registry: its files are not known yet, so nothing is asked for early.
const overridden = location.search.includes('remote=') || sessionStorage.getItem('widya:remote') !== null;
insertPreloads(assets.fonts.map((href) => ({ href, as: 'font' })));
if (token !== null && !overridden) {
  if (inlined) startScreen(inlined, assets);
  else
    Promise.resolve(registry).then(
      (known) => startScreen(known, assets),
      () => undefined,
    );
}
