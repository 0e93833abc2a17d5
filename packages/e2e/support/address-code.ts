import { expect, type Page } from '@playwright/test';

/** Proves an address on a page that asks for it, with the code that the demo displays because it has no mail server. */
export async function typeAddressCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('Alamat email').fill(email);
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(page.getByRole('heading', { name: 'Periksa email Anda' })).toBeVisible();
  const shown = await page.getByText(/Kode Anda: \d{6}/).textContent();
  await page.getByLabel('Kode enam angka').fill(/\d{6}/.exec(shown ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
}
