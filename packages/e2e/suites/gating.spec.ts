import type { RemoteRoute } from '@widya/contract/routing/manifest';
import { ACCOUNTS, type AccountName, type DemoAccount } from '../support/accounts.ts';
import { classPage } from '../support/api.ts';
import { closed, closedOrFailed, menuLink, menuOf, seenHeading } from '../support/frame.ts';
import { watchRequests } from '../support/network.ts';
import { MISSING, missing, openEach } from '../support/open-each.ts';
import { openable, publishedRegistry } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const REMOTES = publishedRegistry().remotes;

/** The rules of D1 and D2, written a second time to check the product against them. */
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
          const addresses = shut.map(({ path }) => openable(path, code));
          await openEach(page, addresses, async (address) => {
            await expect(closed(page)).toBeVisible();
            await expect(page).toHaveURL(address);
            await expect(menuOf(page)).toBeVisible();
          });
          expect(downloads.map((request) => request.url())).toEqual([]);
        });

      // every-route.spec.ts opens what a superadmin may open, and checks more of it.
      if (open.length > 0 && name !== 'superadmin')
        test(`${open.length} screens of ${remote.name} are open`, async ({ pageOf }) => {
          const page = await pageOf(name);
          const downloads = watchRequests(page, (path) => path.startsWith(`/remotes/${remote.name}/`));
          const code = await ownClassOf(name);
          // The heading of a screen about one record is the name of the record.
          const titles = new Map(
            open.map(({ path, title }) => [openable(path, code), path.includes(':') ? null : title]),
          );
          await openEach(page, [...titles.keys()], async (address) => {
            const title = titles.get(address);
            const shown = title ? seenHeading(page, title) : page.getByRole('main').getByRole('heading', { level: 1 });
            await expect(shown).toBeVisible();
            await expect(closedOrFailed(page)).toHaveCount(0);
          });
          expect(downloads.length).toBeGreaterThan(0);
        });
    }

    test('the menu shows exactly the screens that are open', async ({ pageOf }) => {
      const page = await pageOf(name);
      await page.goto('/profile');
      await expect(menuOf(page)).toBeVisible();
      for (const remote of REMOTES) {
        for (const item of remote.current.manifest.menu) {
          const route = remote.current.manifest.routes.find(({ path }) => path === item.path);
          if (!route) throw new Error(`${item.path} is in the menu of ${remote.name} and not among its routes`);
          // A menu item has its own menu key even where its route needs none (D2).
          const shown = isAllowed(account, { ...route, menuKey: item.menuKey, roles: item.roles ?? route.roles });
          await expect(menuLink(page, item.label)).toHaveCount(shown ? 1 : 0);
        }
      }
    });

    test('an address that does not exist shows the not-found page', async ({ pageOf }) => {
      const page = await pageOf(name);
      await page.goto(MISSING);
      await expect(missing(page)).toBeVisible();
    });
  });
}

test.describe('as nobody', () => {
  for (const remote of REMOTES)
    test(`the screens of ${remote.name} ask to sign in and download nothing`, async ({ pageOf }) => {
      const page = await pageOf(null);
      const downloads = watchRequests(page, (path) => path.startsWith('/remotes/'));
      const addresses = remote.current.manifest.routes.map(({ path }) => openable(path));
      await openEach(page, addresses, async (address) => {
        if (address === '/create-class') {
          // This screen shows a message of its own without a redirect (D4).
          await expect(page.getByText('Harap Login Terlebih Dahulu')).toBeVisible();
          await expect(page).toHaveURL('/create-class');
        } else {
          await expect(page).toHaveURL('/forbidden');
          await expect(page.getByText('Silakan masuk untuk membuka halaman yang dituju.')).toBeVisible();
        }
      });
      expect(downloads.map((request) => request.url())).toEqual([]);
    });

  test('an address that does not exist shows the not-found page', async ({ pageOf }) => {
    const page = await pageOf(null);
    await page.goto(MISSING);
    await expect(missing(page)).toBeVisible();
  });
});
