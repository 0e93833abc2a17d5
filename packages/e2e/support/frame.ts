import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The menu of the signed-in frame. */
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu utama' });

/** An item of the menu. */
export const menuLink = (page: Page, label: string): Locator =>
  menuOf(page).getByRole('link', { name: label, exact: true });

/** The heading that names the screen. */
export const heading = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name: title });

/** The same heading, also behind a dialog that opens with the screen: it hides the heading from screen readers only. */
export const seenHeading = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name: title, includeHidden: true });

/** The message in place of a screen that the account may not open. */
export const closed = (page: Page): Locator => page.getByText('Kamu tidak punya akses ke halaman ini.');

/** The message in place of a screen that the account may not open, or that failed to load. */
export const closedOrFailed = (page: Page): Locator => closed(page).or(page.locator('[data-remote-failure]'));

/** Body rows of the only table on the screen, once the table has loaded. */
export const rows = (page: Page): Locator => page.locator('table:not([aria-busy="true"]) tbody tr');

/** The row with a text in the only table on the screen. */
export const rowOf = (page: Page, text: string): Locator => rows(page).filter({ hasText: text });

/** The bar of a form, with its buttons. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Simpan' });

/** The topmost open dialog. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** Opens the menu of a row and chooses an item. */
export async function chooseInRow(row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^Tindakan untuk/ }).click();
  const page = row.page();
  const item = page.getByRole('menuitem', { name: action, exact: true });
  // Retries, because the menu moves with its row while the page is laid out, and the pointer may miss the item.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await item.hover();
    await expect(item).toHaveAttribute('data-highlighted', '', { timeout: 2_000 });
  }).toPass();
  await item.click();
}

/** Marks the page. A reload removes the mark. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => Reflect.set(window, '__marked', true)).then(() => undefined);

/** Asserts that the page was not reloaded since it was marked. */
export async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, '__marked'))).toBe(true);
}

/** Checks a box by a click on its label, because the drawn box covers the input. */
export async function tick(input: Locator): Promise<void> {
  await input.locator('xpath=ancestor::label').click();
  await expect(input).toBeChecked();
}

/**
 * Navigates inside the loaded page without a reload, as the browser's back and forward buttons do.
 * @returns the time of the navigation, in milliseconds since the load of the page
 */
export const goWithin = (page: Page, address: string): Promise<number> =>
  page.evaluate((to) => {
    const at = performance.now();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return at;
  }, address);
