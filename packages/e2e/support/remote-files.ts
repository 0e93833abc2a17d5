import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { ROOT } from './product.ts';
import { pretendPublished, withEach } from './registry.ts';

export const entryOf = ({ current }: RegistryRemote): string => current.baseUrl + current.entry;

/**
 * Returns the route of the remote's first menu item. Its screen is displayed beside the whole menu, and its heading is
 * the title of the route.
 */
export const routeOf = (remote: RegistryRemote) => {
  const { menu, routes } = remote.current.manifest;
  const route = routes.find(({ path: address }) => address === menu[0]?.path);
  if (!route) throw new Error(`${remote.name} has no screen in the menu`);
  return route;
};

/** Returns the label of a remote's first screen in the sidebar. */
export const labelOf = ({ current }: RegistryRemote): string => current.manifest.menu[0]?.label ?? '';

const chunkNames = (remote: RegistryRemote): readonly string[] => {
  const files = remote.current.screens[routeOf(remote).screen]?.js ?? [];
  if (files.length === 0) throw new Error(`${remote.name}: the first screen has no file of its own`);
  return files;
};

export const chunksOf = (remote: RegistryRemote): readonly string[] =>
  chunkNames(remote).map((file) => remote.current.baseUrl + file);

/** Replaces the responses for some files. @returns a function that restores the real responses */
export async function replaceResponses(
  page: Page,
  files: readonly string[],
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const isOne = (url: URL): boolean => files.includes(url.pathname);
  await page.route(isOne, answer);
  return () => page.unroute(isOne, answer);
}

/** Responds with the published file after a change of its content. */
export const changed = (change: (body: string) => string) => async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: change(await answer.text()) });
};

const digestOf = (body: string): string => createHash('sha256').update(body).digest('base64');
const sriOf = (body: string): string => `sha256-${digestOf(body)}`;

/** Changes built files. `chunk` gets each file of the first screen. */
interface Change {
  readonly entry?: (body: string) => string;
  readonly chunk?: (body: string, remote: RegistryRemote) => string;
}

/**
 * Returns the changed files of a remote by their address, and the entry of the registry for them, without a previous
 * version.
 */
function changedBuild(remote: RegistryRemote, change: Change) {
  const { entry, baseUrl, screens } = remote.current;
  const { screen } = routeOf(remote);
  const read = (file: string): string => readFileSync(path.join(ROOT, 'dist', baseUrl, file), 'utf8');
  const bodies = new Map<string, string>();
  const integrity: Record<string, string> = {};
  let entryBody = read(entry);
  for (const file of change.chunk ? chunkNames(remote) : []) {
    const before = read(file);
    const after = change.chunk?.(before, remote) ?? before;
    const hash = digestOf(before).replace(/=$/, '');
    if (!entryBody.includes(hash)) throw new Error(`${remote.name}: the entry has no hash of ${file}`);
    entryBody = entryBody.replaceAll(hash, () => digestOf(after).replace(/=$/, ''));
    bodies.set(baseUrl + file, after);
    integrity[file] = sriOf(after);
  }
  entryBody = change.entry?.(entryBody) ?? entryBody;
  bodies.set(baseUrl + entry, entryBody);
  const assets = screens[screen];
  const published: RegistryRemote = {
    ...remote,
    previous: null,
    current: {
      ...remote.current,
      integrity: sriOf(entryBody),
      screens: assets
        ? { ...screens, [screen]: { ...assets, integrity: { ...assets.integrity, ...integrity } } }
        : screens,
    },
  };
  return { bodies, published };
}

/**
 * Replaces the files of remotes and the registry that a page receives. All hashes are correct, and there is no previous
 * version.
 * @returns a function that restores the published remotes.
 */
export async function republish(
  page: Page,
  remotes: readonly RegistryRemote[],
  change: Change,
): Promise<() => Promise<void>> {
  const builds = new Map(remotes.map((remote) => [remote.name, changedBuild(remote, change)]));
  const bodies = new Map([...builds.values()].flatMap((build) => [...build.bodies]));
  const restoreRegistry = await pretendPublished(
    page,
    withEach(remotes, (remote) => builds.get(remote.name)?.published ?? remote),
  );
  const restoreFiles = await replaceResponses(page, [...bodies.keys()], (route) =>
    route.fulfill({ contentType: 'text/javascript', body: bodies.get(new URL(route.request().url()).pathname) ?? '' }),
  );
  return async () => {
    await restoreRegistry();
    await restoreFiles();
  };
}
