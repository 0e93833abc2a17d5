import { expect, type Page } from '@playwright/test';

/** Hides page two of the certificate on the open screen, so that participants need no predicate. */
export async function hidePageTwo(page: Page): Promise<void> {
  await page.getByText('Sembunyikan Halaman Dua').click();
  await page.getByRole('button', { name: 'Simpan templat' }).click();
  await expect(page.getByText('Template Sertifikat Berhasil Diperbarui!')).toBeVisible();
}

/** Starts issuing the certificates of all participants on the open screen. */
export async function issueToAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate dan upload untuk semua' }).click();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
}

/** Opens the owner's only certificate and asserts that a stranger can check it at the same address. */
export async function expectChecked(owner: Page, stranger: Page, texts: readonly string[]): Promise<void> {
  await owner.goto('/saya');
  await owner.locator('a[href^="/sertifikat/"]').click();
  await stranger.goto(owner.url());
  await expect(stranger.getByRole('heading', { name: 'Sertifikat ini sah' })).toBeVisible();
  for (const text of texts) await expect(stranger.getByText(text, { exact: true })).toBeVisible();
}
