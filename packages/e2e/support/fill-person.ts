import type { Page } from '@playwright/test';

/** Fills in the person's data of a registration. Without script, a button displays the cities of the province. */
export async function fillPerson(page: Page, name: string, hasScript: boolean): Promise<void> {
  await page.getByLabel('Nama lengkap').fill(name);
  await page.getByLabel('Nomor ponsel').fill('0812 0000 1234');
  await page.getByLabel('Provinsi').selectOption('Jawa Tengah');
  if (!hasScript) await page.getByRole('button', { name: 'Tampilkan kota di provinsi ini' }).click();
  await page.getByLabel('Kota').selectOption('Kota Salatiga');
  await page.getByLabel('Tanggal lahir').fill('1998-05-14');
  await page.getByText('Perempuan').click();
}
