import type { RemoteRoute } from '@widya/contract/routing/manifest';
import { ACCOUNTS, type AccountName, type DemoAccount } from '../support/accounts.ts';
import { classPage } from '../support/api.ts';
import { menuLink, menuOf } from '../support/frame.ts';
import { watchRequests } from '../support/network.ts';
import { openable, publishedRegistry } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const REMOTES = publishedRegistry().remotes;

/** The rules of specification 1 §2.1 and decisions 1 and 2, written down a second time so that the product is held against them. */
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
      for (const route of remote.current.manifest.routes) {
        const allowed = isAllowed(account, route);
        test(`${route.path} is ${allowed ? 'open' : 'closed, and nothing of it is downloaded'}`, async ({ pageOf }) => {
          const page = await pageOf(name);
          const downloads = watchRequests(page, (path) => path.startsWith(`/remotes/${remote.name}/`));
          const path = openable(route.path, await ownClassOf(name));
          await page.goto(path);
          if (allowed) {
            // A screen about one class is headed by its name, the others by the title of the route.
            await expect(
              route.path.includes(':')
                ? page.getByRole('main').getByRole('heading', { level: 1 })
                : // A dialog that opens with its screen keeps the heading behind it from screen readers, not from the eye.
                  page.getByRole('heading', { level: 1, name: route.title, includeHidden: true }),
            ).toBeVisible();
            expect(downloads.length).toBeGreaterThan(0);
            await expect(page.getByText('Kamu tidak punya akses ke halaman ini.')).toHaveCount(0);
            await expect(page.locator('[data-remote-failure]')).toHaveCount(0);
          } else {
            await expect(page.getByText('Kamu tidak punya akses ke halaman ini.')).toBeVisible();
            await expect(page).toHaveURL(path);
            await expect(menuOf(page)).toBeVisible();
            expect(downloads.map((request) => request.url())).toEqual([]);
          }
        });
      }
    }

    test('the menu shows what is open, and nothing else', async ({ pageOf }) => {
      const page = await pageOf(name);
      await page.goto('/profile');
      await expect(menuOf(page)).toBeVisible();
      for (const remote of REMOTES) {
        for (const item of remote.current.manifest.menu) {
          const route = remote.current.manifest.routes.find(({ path }) => path === item.path);
          if (!route) throw new Error(`${item.path} is in the menu of ${remote.name} and not among its routes`);
          // A line has a key of its own even where its address needs none (decision 2).
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
  for (const remote of REMOTES) {
    for (const route of remote.current.manifest.routes) {
      test(`${route.path} asks to sign in, downloads nothing, and keeps the way`, async ({ pageOf }) => {
        const page = await pageOf(null);
        const downloads = watchRequests(page, (path) => path.startsWith('/remotes/'));
        await page.goto(openable(route.path));
        if (route.path === '/create-class') {
          // Says its own sentence where it is (decision 4).
          await expect(page.getByText('Harap Login Terlebih Dahulu')).toBeVisible();
          await expect(page).toHaveURL('/create-class');
        } else {
          await expect(page).toHaveURL('/forbidden');
          await expect(page.getByText('Silakan masuk untuk membuka halaman yang dituju.')).toBeVisible();
        }
        expect(downloads.map((request) => request.url())).toEqual([]);
      });
    }
  }

  test('an address that does not exist says so', async ({ pageOf }) => {
    const page = await pageOf(null);
    await page.goto('/tidak/ada');
    await expect(page.getByText('Halaman yang kamu cari tidak ditemukan.')).toBeVisible();
  });
});
