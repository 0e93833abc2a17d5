import type { RemoteRoute } from '@widya/contract/routing/manifest';
import { ACCOUNTS, type AccountName, type DemoAccount } from '../support/accounts.ts';
import { classPage } from '../support/api.ts';
import { closed, closedOrFailed, goWithin, menuLink, menuOf, seenHeading } from '../support/frame.ts';
import { watchRequests } from '../support/network.ts';
import { openable, publishedRegistry } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const REMOTES = publishedRegistry().remotes;

/** The rules of D1 and D2, written down a second time so that the product is held against them. */
function isAllowed({ role, menu }: DemoAccount, route: RemoteRoute): boolean {
  const byMenu = route.menuKey === null || menu === 'all' || menu.includes(route.menuKey);
  return byMenu && route.roles.includes(role);
}

/** Code of a class the account may read. */
const ownClassOf = async (name: AccountName): Promise<string> =>
  (await classPage(name, 'tab=archive')).data[0]?.code ?? '';

for (const name of Object.keys(ACCOUNTS) as AccountName[]) {
  const account: DemoAccount = ACCOUNTS[name];
  test.describe(`as ${name}`, () => {
    for (const remote of REMOTES) {
      const { routes } = remote.current.manifest;
      const open = routes.filter((route) => isAllowed(account, route));
      const shut = routes.filter((route) => !open.includes(route));

      if (shut.length > 0)
        test(`${shut.length} screens of ${remote.name} are closed, and nothing of it is downloaded`, async ({
          pageOf,
        }) => {
          const page = await pageOf(name);
          const downloads = watchRequests(page, (path) => path.startsWith(`/remotes/${remote.name}/`));
          const code = await ownClassOf(name);
          for (const { path } of shut)
            await test.step(path, async () => {
              await page.goto(openable(path, code));
              await expect(closed(page)).toBeVisible();
              await expect(page).toHaveURL(openable(path, code));
              await expect(menuOf(page)).toBeVisible();
            });
          expect(downloads.map((request) => request.url())).toEqual([]);
        });

      // What a superadmin may open is opened, and held to more, in every-route.spec.ts.
      if (open.length > 0 && name !== 'superadmin')
        test(`${open.length} screens of ${remote.name} are open`, async ({ pageOf }) => {
          const page = await pageOf(name);
          const downloads = watchRequests(page, (path) => path.startsWith(`/remotes/${remote.name}/`));
          const code = await ownClassOf(name);
          // Screens about one record have its name for a heading, so that only a new page tells one from the other.
          const ofRecords = open.filter(({ path }) => path.includes(':'));
          for (const { path } of ofRecords)
            await test.step(path, async () => {
              await page.goto(openable(path, code));
              await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
              await expect(closedOrFailed(page)).toHaveCount(0);
            });
          const others = open.filter((route) => !ofRecords.includes(route));
          for (const [index, { path, title }] of others.entries())
            await test.step(path, async () => {
              await (index === 0 ? page.goto(path) : goWithin(page, path));
              await expect(seenHeading(page, title)).toBeVisible();
              await expect(closedOrFailed(page)).toHaveCount(0);
            });
          expect(downloads.length).toBeGreaterThan(0);
        });
    }

    test('the menu shows what is open, and nothing else', async ({ pageOf }) => {
      const page = await pageOf(name);
      await page.goto('/profile');
      await expect(menuOf(page)).toBeVisible();
      for (const remote of REMOTES) {
        for (const item of remote.current.manifest.menu) {
          const route = remote.current.manifest.routes.find(({ path }) => path === item.path);
          if (!route) throw new Error(`${item.path} is in the menu of ${remote.name} and not among its routes`);
          // A line has a key of its own even where its address needs none (D2).
          const shown = isAllowed(account, { ...route, menuKey: item.menuKey, roles: item.roles ?? route.roles });
          await expect(menuLink(page, item.label)).toHaveCount(shown ? 1 : 0);
        }
      }
    });

    test('an address that does not exist says so', async ({ pageOf }) => {
      const page = await pageOf(name);
      await page.goto('/tidak/ada');
      await expect(page.getByText('Halaman yang kamu cari tidak ditemukan.')).toBeVisible();
    });
  });
}

test.describe('as nobody', () => {
  for (const remote of REMOTES)
    test(`the screens of ${remote.name} ask to sign in, download nothing, and keep the way`, async ({ pageOf }) => {
      const page = await pageOf(null);
      const downloads = watchRequests(page, (path) => path.startsWith('/remotes/'));
      for (const { path } of remote.current.manifest.routes)
        await test.step(path, async () => {
          await page.goto(openable(path));
          if (path === '/create-class') {
            // Says its own sentence where it is (D4).
            await expect(page.getByText('Harap Login Terlebih Dahulu')).toBeVisible();
            await expect(page).toHaveURL('/create-class');
          } else {
            await expect(page).toHaveURL('/forbidden');
            await expect(page.getByText('Silakan masuk untuk membuka halaman yang dituju.')).toBeVisible();
          }
        });
      expect(downloads.map((request) => request.url())).toEqual([]);
    });

  test('an address that does not exist says so', async ({ pageOf }) => {
    const page = await pageOf(null);
    await page.goto('/tidak/ada');
    await expect(page.getByText('Halaman yang kamu cari tidak ditemukan.')).toBeVisible();
  });
});
