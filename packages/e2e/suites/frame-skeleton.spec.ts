import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { heading } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const FIRST_SCRIPT = /\/assets\/main\./;
const skeletonOf = (page: Page) => page.locator('#skeleton');

/** Holds back the first script, as a slow connection does. @returns a function that delivers it */
async function holdFirstScript(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(FIRST_SCRIPT, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const hasPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const [name, viewport, part] of [
  ['a desktop', DESKTOP, '.side'],
  ['a phone', PHONE, '.bar'],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`before any script, ${name} shows a ${colorScheme} skeleton of the frame`, async ({ newPageOf }) => {
      const page = await newPageOf('superadmin', { viewport, colorScheme });
      const deliver = await holdFirstScript(page);
      await page.goto('/editor', { waitUntil: 'commit' });
      await expect(skeletonOf(page).locator(part)).toBeVisible();
      if (part === '.side') await expect.poll(() => hasPainted(page)).toBe(true);
      const surface = colorScheme === 'dark' ? 'rgb(20, 27, 36)' : 'rgb(255, 255, 255)';
      await expect(skeletonOf(page).locator(part)).toHaveCSS('background-color', surface);

      deliver();
      await expect(heading(page, 'Daftar Kelas')).toBeVisible();
      await expect(skeletonOf(page)).toBeHidden();
    });

test('an address that is no screen, and visitors, get no skeleton', async ({ newPageOf }) => {
  for (const [account, path] of [
    ['superadmin', '/'],
    [null, '/editor'],
  ] as const) {
    const page = await newPageOf(account);
    await holdFirstScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.has(window, '__WIDYA__') && document.body !== null);
    await expect(skeletonOf(page)).toBeHidden();
  }
});

for (const account of ['superadmin', null] as const)
  test(`a first script that is missing is said, and a retry loads it (${account ?? 'visitor'})`, async ({
    newPageOf,
  }) => {
    const page = await newPageOf(account);
    await page.route(FIRST_SCRIPT, (route) => route.abort());
    await page.goto('/editor');
    await expect(page.getByRole('heading', { name: 'Widya belum dapat dihubungi' })).toBeVisible();
    await expect(skeletonOf(page)).toBeHidden();
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode });
      await page.reload();
      await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
      expect(await axeFindings(page, mode)).toEqual([]);
    }
    await page.unroute(FIRST_SCRIPT);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(
      account ? heading(page, 'Daftar Kelas') : page.getByRole('textbox', { name: 'Kata sandi' }),
    ).toBeVisible();
  });
