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
