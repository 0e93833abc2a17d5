import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The menu of the signed-in frame. */
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu utama' });

/** A line of the menu. */
export const menuLink = (page: Page, label: string): Locator =>
  menuOf(page).getByRole('link', { name: label, exact: true });

/** The heading that names the screen. */
export const heading = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name: title });

/** The same behind a dialog that opens with its screen, which hides the heading from screen readers and not from the eye. */
export const seenHeading = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name: title, includeHidden: true });

/** What stands in place of a screen that the account may not open. */
export const closed = (page: Page): Locator => page.getByText('Kamu tidak punya akses ke halaman ini.');

/** What stands in place of a screen that the account may not open, or that did not load. */
export const closedOrFailed = (page: Page): Locator => closed(page).or(page.locator('[data-remote-failure]'));

/** Rows of the one table on the screen, once they have come; without its heading. */
export const rows = (page: Page): Locator => page.locator('table:not([aria-busy="true"]) tbody tr');

/** The row of the one table on the screen that holds a text. */
export const rowOf = (page: Page, text: string): Locator => rows(page).filter({ hasText: text });

/** The bar of a form, with its buttons. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Simpan' });

/** The dialog in front. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** Opens the menu of a row and chooses from it. */
export async function chooseInRow(row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^Tindakan untuk/ }).click();
  const page = row.page();
  const item = page.getByRole('menuitem', { name: action, exact: true });
  // A menu follows its row while the page is laid out: the pointer may have come to where an item no longer is.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await item.hover();
    await expect(item).toHaveAttribute('data-highlighted', '', { timeout: 2_000 });
  }).toPass();
  await item.click();
}

/** Marks the page; a reload wipes the mark out. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => Reflect.set(window, '__marked', true)).then(() => undefined);

/** Holds that the page was not loaded anew since it was marked. */
export async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, '__marked'))).toBe(true);
}

/** Chooses a box by its label, as a person does: its input lies under what is drawn. */
export async function tick(input: Locator): Promise<void> {
  await input.locator('xpath=ancestor::label').click();
  await expect(input).toBeChecked();
}

/** Goes to an address inside the loaded page, as the buttons of the browser do. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
