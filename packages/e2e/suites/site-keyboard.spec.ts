import type { Page } from '@playwright/test';
import { publishedClass } from '../support/classes.ts';
import { expectVisibleFocus } from '../support/expect-visible-focus.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

/** Moves the focus to an element by Tab and asserts that the focus is visible. */
async function reach(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await expectVisibleFocus(page);
}

/** Moves the focus to a field by Tab and types a text. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await reach(page, `[name="${name}"]`);
  await page.keyboard.type(text);
}

test('a stranger registers for a class with the keyboard alone, and the focus is always visible', async ({
  newPageOf,
}) => {
  const { code } = await publishedClass('Papan ketik', { price: 0 });
  const page = await newPageOf(null, { viewport: { width: 390, height: 844 } });
  await page.goto(`/kelas/${code}`);

  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#isi$/);
  });

  await test.step('the menu opens and closes', async () => {
    await page.goto(`/kelas/${code}`);
    await reach(page, 'summary[aria-label="Menu"]');
    await page.keyboard.press('Enter');
    await reach(page, '.menu a');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('.menu')).not.toHaveAttribute('open');
  });

  await test.step('the address is proved with a code', async () => {
    await reach(page, `aside a[href="/daftar/${code}"]`);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Alamat email')).toBeVisible();
    await typeInto(page, 'email', `ketik.${code.toLowerCase()}@uji.example`);
    await page.keyboard.press('Enter');
    const shown = await page.getByText(/Kode Anda: \d{6}/).textContent();
    await typeInto(page, 'code', /\d{6}/.exec(shown ?? '')?.[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nama lengkap')).toBeVisible();
  });

  await test.step('Enter in the empty form focuses the first missing field', async () => {
    await reach(page, '[name="full_name"]');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Isi nama lengkap Anda').first()).toBeVisible();
    await expect(page.getByLabel('Nama lengkap')).toBeFocused();
  });

  await test.step('the form is filled in and sent', async () => {
    await typeInto(page, 'full_name', 'Ketik Papan');
    await typeInto(page, 'phone_num', '081200001234');
    await typeInto(page, 'province', 'Jawa Tengah');
    await expect(page.getByLabel('Provinsi')).toHaveValue('Jawa Tengah');
    await expect(page.getByLabel('Kota').getByRole('option', { name: 'Kota Salatiga' })).toBeAttached();
    await typeInto(page, 'city', 'Kota Salatiga');
    await expect(page.getByLabel('Kota')).toHaveValue('Kota Salatiga');
    await typeInto(page, 'date_of_birth', '05051998');
    await expect(page.getByLabel('Tanggal lahir')).toHaveValue('1998-05-05');
    await reach(page, '[name="gender"]');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: 'Perempuan' })).toBeChecked();
    await reach(page, '[name="consent"]');
    await page.keyboard.press('Space');
    await reach(page, 'button.main');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Terdaftar', { exact: true })).toBeVisible();
  });
});
