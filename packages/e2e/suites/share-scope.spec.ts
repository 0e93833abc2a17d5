import type { Page } from '@playwright/test';
import { heading, menuLink } from '../support/frame.ts';
import { publishedRegistry } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const REMOTES = publishedRegistry().remotes;

/** Modules of which a second copy would break contexts and hooks. */
const MUST_BE_SHARED = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'swr',
  '@widya/remote-kit/session',
  '@widya/api-client/api',
];

interface FederationInstance {
  readonly shareScopeMap: Record<string, Record<string, Record<string, unknown>>>;
}

/** Versions of every shared module in the page, over all instances of the federation runtime. */
const versions = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const federation = Reflect.get(globalThis, '__FEDERATION__') as {
      readonly __INSTANCES__: readonly FederationInstance[];
    };
    const found: Record<string, Set<string>> = {};
    for (const { shareScopeMap } of federation.__INSTANCES__)
      for (const scope of Object.values(shareScopeMap))
        for (const [name, byVersion] of Object.entries(scope)) {
          found[name] ??= new Set();
          for (const version of Object.keys(byVersion)) found[name].add(version);
        }
    return Object.fromEntries(Object.entries(found).map(([name, set]) => [name, [...set]]));
  });

/** Modules that do not have exactly one version. */
const doubled = (all: Record<string, string[]>): string[] => Object.keys(all).filter((name) => all[name]?.length !== 1);

async function visitEveryRemote(page: Page): Promise<void> {
  await page.goto('/profile');
  for (const { current } of REMOTES) {
    const item = current.manifest.menu[0];
    const route = current.manifest.routes.find(({ path }) => path === item?.path);
    await menuLink(page, item?.label ?? '').click();
    await expect(heading(page, route?.title ?? '')).toBeVisible();
  }
}

test('with every remote loaded there is one version of each shared module', async ({ pageOf }) => {
  const page = await pageOf('superadmin');
  await visitEveryRemote(page);
  const all = await versions(page);
  for (const name of MUST_BE_SHARED) expect(Object.keys(all)).toContain(name);
  expect(doubled(all)).toEqual([]);
});

test('a second copy of a shared module is detected', async ({ pageOf }) => {
  const page = await pageOf('superadmin');
  await visitEveryRemote(page);
  // Registers what the container of a remote with a fallback copy of React would register.
  await page.evaluate(() => {
    const federation = Reflect.get(globalThis, '__FEDERATION__') as {
      readonly __INSTANCES__: readonly FederationInstance[];
    };
    const scope = federation.__INSTANCES__[0]?.shareScopeMap.default;
    if (scope?.react) scope.react['18.3.1'] = { from: 'mf-uji' };
  });
  expect(doubled(await versions(page))).toEqual(['react']);
});

for (const remote of REMOTES) {
  test(`the files of ${remote.name} contain no copy of a shared library`, async ({ request }) => {
    const { baseUrl, entry, screens } = remote.current;
    const files = [entry, ...new Set(Object.values(screens).flatMap(({ js }) => js))];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const answer = await request.get(`${process.env.WIDYA_URL}${baseUrl}${file}`);
      expect(answer.ok()).toBe(true);
      const code = await answer.text();
      // Texts that occur only in the code of shared libraries such as React and Chakra.
      for (const word of ['react.transitional.element', 'Minified React error', 'chakra-', 'emotion'])
        expect(code.includes(word), `${file}: ${word}`).toBe(false);
    }
  });
}
