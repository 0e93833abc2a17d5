import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { registryForPage, screenAt } from '@widya/contract/routing/page-registry';
import type { Registry, RegistryRemote } from '@widya/contract/routing/registry';
import { ROOT } from './product.ts';

const FILE = path.join(ROOT, 'dist/registry.json');

/**
 * Returns the registry of the built files, so that the suites cover every published remote.
 * @throws Error when nothing is built
 */
export function publishedRegistry(): Registry {
  if (!existsSync(FILE)) throw new Error('Nothing is built: run «pnpm build» first');
  const registry = JSON.parse(readFileSync(FILE, 'utf8')) as Registry;
  if (registry.remotes.length === 0) throw new Error('The registry names no remote: nothing would be tested');
  return registry;
}

/** Fills in the parameters of a manifest's route, so that it can be opened. */
export const openable = (pattern: string, code = 'ABC234'): string => pattern.replace(/:[A-Za-z_]\w*/g, code);

/**
 * Replaces the registry that a page receives, both the block in the page and `/registry.json`.
 * @returns a function that restores the published registry.
 */
export async function pretendPublished(
  page: Page,
  change: (registry: Registry) => Registry,
): Promise<() => Promise<void>> {
  const registry = change(structuredClone(publishedRegistry()));
  const inlinedAt = (url: string): string => {
    const screen = screenAt(registry, new URL(url).pathname);
    return JSON.stringify(registryForPage(registry, screen)).replaceAll('<', '\\u003c');
  };
  const isPage = (url: URL): boolean => !/\.\w+$|^\/(v1|v2|assets|remotes)\//.test(url.pathname);
  const asPage = async (route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /(<script type="application\/json" id="widya-registry">)[^<]*/,
      (_, tag: string) => tag + inlinedAt(route.request().url()),
    );
    await route.fulfill({ response: answer, body: html });
  };
  await page.route(isPage, asPage);
  await page.route('**/registry.json', (route) => route.fulfill({ json: registry }));
  return async () => {
    await page.unroute(isPage, asPage);
    await page.unroute('**/registry.json');
  };
}

/** Returns a function that changes some remotes of a registry. */
export const withEach =
  (remotes: readonly RegistryRemote[], change: (remote: RegistryRemote) => RegistryRemote) =>
  (registry: Registry): Registry => {
    const names = new Set(remotes.map(({ name }) => name));
    return {
      ...registry,
      remotes: registry.remotes.map((remote) => (names.has(remote.name) ? change(remote) : remote)),
    };
  };
