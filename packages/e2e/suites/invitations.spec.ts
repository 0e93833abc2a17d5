import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { rows } from '../support/frame.ts';
import { findInMail } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Perahu-kertas-biru-8';
const LINK = /https?:\/\/[^/\s"]+\/atur-kata-sandi\/[A-Za-z0-9_-]{43}/;

/** Finds the row of a person by the email address, which nobody else has. */
async function rowOf(page: Page, email: string) {
  await page.getByPlaceholder('Cari nama, surel, atau ponsel').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  // Waits for the search, because rows move under the pointer until it has finished.
  await expect(rows(page)).toHaveCount(1);
  await expect(row).toBeVisible();
  return row;
}

test('an invited person claims the account with the last link that was mailed (D217)', async ({
  pageOf,
  newPageOf,
}) => {
  const email = `undangan.${Date.now()}@widya.example`;
  const staff = await pageOf('superadmin');
  await staff.goto('/users');
  await staff.getByRole('button', { name: 'Undang Satu Pengguna' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Nama Lengkap').fill('Undangan Contoh');
  await dialog.getByLabel('Surel').fill(email);
  await dialog.getByRole('button', { name: 'Undang', exact: true }).click();
  await expect(staff.getByText('Pengguna Berhasil Ditambahkan')).toBeVisible();
  const first = await findInMail(email, LINK);

  const row = await rowOf(staff, email);
  await expect(row.getByText('Belum diklaim')).toBeVisible();
  await row.getByRole('button', { name: 'Tindakan untuk Undangan Contoh' }).click();
  await staff.getByRole('menuitem', { name: 'Kirim ulang undangan' }).click();
  await expect(staff.getByText('Undangan Undangan Contoh dikirim ulang')).toBeVisible();
  const second = await findInMail(email, new RegExp(`(?!${first})${LINK.source}`));

  const person = await newPageOf(null);
  await person.goto(first);
  await expect(person.getByRole('heading', { name: 'Tautan tidak berlaku lagi' })).toBeVisible();
  await person.goto(second);
  await expect(person.getByText('Pilih kata sandi untuk mengklaim akun Anda')).toBeVisible();
  expect(await axeFindings(person)).toEqual([]);
  await person.getByLabel('Kata sandi baru').fill(PASSWORD);
  await person.getByLabel('Konfirmasi kata sandi').fill(PASSWORD);
  await person.getByRole('button', { name: 'Simpan' }).click();
  await expect(person.getByRole('heading', { name: 'Akun Anda sudah diklaim' })).toBeVisible();

  await staff.reload();
  await expect((await rowOf(staff, email)).getByText('Sudah diklaim')).toBeVisible();
});
