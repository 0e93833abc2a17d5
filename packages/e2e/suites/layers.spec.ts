import type { Page } from '@playwright/test';
import { changeClass, newClass } from '../support/classes.ts';
import { expect, test } from '../support/test.ts';

/**
 * Makes closing animations so long that a click during them is certain. Uses a constructed style sheet, because the
 * policy of the page forbids a style element.
 */
const fadeSlowly = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-state=closed] { animation-duration: 3600s !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

test('a click while a dialog fades out reaches the field beneath it', async ({ pageOf }) => {
  const { code } = await newClass('Kompetensi');
  await changeClass(code, { what_to_learn: JSON.stringify(['Menyunting naskah', 'Menulis laporan']) });
  const page = await pageOf('admin');
  await page.goto(`/editor/new-certificate/${code}?tab=kompetensi`);
  await page.getByRole('button', { name: 'Hapus kompetensi 1' }).click();
  await fadeSlowly(page);
  const dialog = page.getByRole('alertdialog', { name: 'Hapus kompetensi' });
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('textbox', { name: 'Kompetensi 2' }).click();
  await expect(page.getByRole('textbox', { name: 'Kompetensi 2' })).toBeFocused();
});

test('a menu inside a dialog gets the focus and works with the keyboard', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.goto('/editor');
  await page.getByRole('button', { name: 'Kelola Topik' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tindakan untuk topik/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.type('Sun');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').last().getByLabel('Nama topik')).toBeFocused();
});
