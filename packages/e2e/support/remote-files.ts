import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { ROOT } from './product.ts';
import { pretendPublished, withRemote } from './registry.ts';

export const entryOf = ({ current }: RegistryRemote): string => current.baseUrl + current.entry;

/** The screen behind the first item of the remote's menu: it stands beside the whole menu, and is headed by its title. */
export const routeOf = (remote: RegistryRemote) => {
  const { menu, routes } = remote.current.manifest;
  const route = routes.find(({ path: address }) => address === menu[0]?.path);
  if (!route) throw new Error(`${remote.name} has no screen in the menu`);
  return route;
};

const chunkNames = (remote: RegistryRemote): readonly string[] => {
  const files = remote.current.screens[routeOf(remote).screen]?.js ?? [];
  if (files.length === 0) throw new Error(`${remote.name}: the first screen has no file of its own`);
  return files;
};

export const chunksOf = (remote: RegistryRemote): readonly string[] =>
  chunkNames(remote).map((file) => remote.current.baseUrl + file);

/** Answers requests for some files in another way, until it is mended. */
export async function answering(
  page: Page,
  files: readonly string[],
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const isOne = (url: URL): boolean => files.includes(url.pathname);
  await page.route(isOne, answer);
  return () => page.unroute(isOne, answer);
}

/** A file with other content than the published one. */
export const changed = (change: (body: string) => string) => async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: change(await answer.text()) });
};

const digestOf = (body: string): string => createHash('sha256').update(body).digest('base64');
const sriOf = (body: string): string => `sha256-${digestOf(body)}`;

/**
 * Makes a page believe that a remote was published with other files, all of whose hashes are right. There is no
 * previous version.
 * @param change changes the entry or the files of the first screen by name.
 * @returns ends the pretence.
 */
export async function republish(
  page: Page,
  remote: RegistryRemote,
  change: Readonly<{ entry?: (body: string) => string; chunk?: (body: string) => string }>,
): Promise<() => Promise<void>> {
  const { entry, baseUrl } = remote.current;
  const screen = routeOf(remote).screen;
  const read = (file: string): string => readFileSync(path.join(ROOT, 'dist', baseUrl, file), 'utf8');
  const bodies = new Map<string, string>();
  let entryBody = read(entry);
  for (const file of change.chunk ? chunkNames(remote) : []) {
    const before = read(file);
    const after = change.chunk?.(before) ?? before;
    bodies.set(file, after);
    const hash = digestOf(before).replace(/=$/, '');
    if (!entryBody.includes(hash)) throw new Error(`${remote.name}: the entry has no hash of ${file}`);
    entryBody = entryBody.replaceAll(hash, () => digestOf(after).replace(/=$/, ''));
  }
  entryBody = change.entry?.(entryBody) ?? entryBody;
  bodies.set(entry, entryBody);
  const hashes = [...bodies].filter(([file]) => file !== entry).map(([file, body]) => [file, sriOf(body)]);
  const isPublished = await pretendPublished(
    page,
    withRemote(remote.name, (one) => {
      const assets = one.current.screens[screen];
      const screens = assets && {
        ...one.current.screens,
        [screen]: { ...assets, integrity: { ...assets.integrity, ...Object.fromEntries(hashes) } },
      };
      return {
        ...one,
        previous: null,
        current: { ...one.current, integrity: sriOf(entryBody), screens: screens ?? one.current.screens },
      };
    }),
  );
  const mended = await answering(
    page,
    [...bodies.keys()].map((file) => baseUrl + file),
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: bodies.get(path.posix.basename(new URL(route.request().url()).pathname)) ?? '',
      }),
  );
  return async () => {
    await isPublished();
    await mended();
  };
}
