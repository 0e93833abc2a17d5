import { expect, type Page } from '@playwright/test';

/** Turns off page two of the certificate whose screen is shown, so that nobody needs a predicate. */
export async function hidePageTwo(page: Page): Promise<void> {
  await page.getByText('Sembunyikan Halaman Dua').click();
  await page.getByRole('button', { name: 'Simpan templat' }).click();
  await expect(page.getByText('Template Sertifikat Berhasil Diperbarui!')).toBeVisible();
}

/** Starts making the certificates of everybody on the shown screen. */
export async function issueToAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate dan upload untuk semua' }).click();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
}

/** Opens the only certificate of somebody who is signed in, and lets a stranger check it at the same address. */
export async function expectChecked(owner: Page, stranger: Page, texts: readonly string[]): Promise<void> {
  await owner.goto('/saya');
  await owner.locator('a[href^="/sertifikat/"]').click();
  await stranger.goto(owner.url());
  await expect(stranger.getByRole('heading', { name: 'Sertifikat ini sah' })).toBeVisible();
  for (const text of texts) await expect(stranger.getByText(text, { exact: true })).toBeVisible();
}
