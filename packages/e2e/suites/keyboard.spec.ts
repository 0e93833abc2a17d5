import { ACCOUNTS, PASSWORD } from '../support/accounts.ts';
import { heading, rows } from '../support/frame.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

test('sign-in, list, row menu and dialog work without a mouse', async ({ pageOf }) => {
  const page = await pageOf(null);
  await page.goto('/');
  await tabTo(page, 'input[type="email"], input[name="email"]');
  await page.keyboard.type(ACCOUNTS.admin.email);
  await tabTo(page, 'input[type="password"]');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();

  // Ctrl+K opens the class list and moves the focus to its heading.
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').getByRole('combobox');
  await expect(search).toBeFocused();
  await page.keyboard.type('Kelas');
  await expect(page.getByRole('option').first()).toContainText('Kelas');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/editor/);
  await expect(heading(page, 'Daftar Kelas')).toBeFocused();
  await expect(rows(page).first()).toBeVisible();

  await tabTo(page, 'button[aria-label^="Tindakan untuk"]', 120);
  await page.keyboard.press('Enter');
  // Letters typed before the menu has the focus are lost.
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.type('Cat');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Tindakan untuk/);
});

test('the first Tab offers to skip to the content', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.goto('/editor');
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Lewati ke isi' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
