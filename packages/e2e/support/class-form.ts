import type { Page } from '@playwright/test';
import { daysFromNow, typedDay } from './classes.ts';
import { bar } from './frame.ts';

/** Types a day or a time and leaves the field with the Tab key. */
async function put(page: Page, label: string, text: string, index = 0): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).nth(index);
  await field.fill(text);
  await field.press('Tab');
}

/** Fills in the dates of a class in twenty days, with registration from yesterday until the day before the class. */
export async function fillClassDates(page: Page): Promise<void> {
  await put(page, 'Tanggal kelas', typedDay(daysFromNow(20)));
  await put(page, 'Mulai (WIB)', '0900');
  await put(page, 'Selesai (WIB)', '1130');
  await put(page, 'Dibuka tanggal', typedDay(daysFromNow(-1)));
  await put(page, 'Pukul (WIB)', '08');
  await put(page, 'Ditutup tanggal', typedDay(daysFromNow(19)));
  await put(page, 'Pukul (WIB)', '23', 1);
}

/** Publishes the saved class of the open form. */
export async function pressPublish(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Publikasikan' }).click();
  await page.getByRole('dialog', { name: 'Ringkasan Event' }).getByRole('button', { name: 'Buka Pendaftaran' }).click();
}
