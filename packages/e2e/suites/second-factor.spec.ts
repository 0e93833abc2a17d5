import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/accounts.ts';
import { axeFindings } from '../support/axe.ts';
import { chooseInRow, dialogOf, heading, rows } from '../support/frame.ts';
import { findInMail } from '../support/mails.ts';
import { NEW_ADMIN_PASSWORD, newAdmin } from '../support/new-admin.ts';
import { startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { codeOf } from '../support/totp.ts';
import { withAuthenticator } from '../support/virtual-authenticator.ts';

async function enterPassword(page: Page, email: string, password = NEW_ADMIN_PASSWORD): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Masuk', exact: true }).click();
}

const card = (page: Page) => page.getByRole('region', { name: 'Faktor kedua' });

/** Enters the password in the dialog in front and presses a button of it. */
async function confirmWith(page: Page, button: string, password = NEW_ADMIN_PASSWORD): Promise<void> {
  await dialogOf(page).getByLabel('Kata sandi Anda').fill(password);
  await dialogOf(page).getByRole('button', { name: button, exact: true }).click();
}

/** Sets an authenticator app up. @returns its secret and the recovery codes. */
async function setUpApp(page: Page, password = NEW_ADMIN_PASSWORD) {
  await card(page).getByRole('button', { name: 'Aktifkan' }).click();
  await confirmWith(page, 'Lanjutkan', password);
  await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const secret = ((await dialogOf(page).locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialogOf(page).getByLabel('Kode 6 angka dari aplikasi').fill(codeOf(secret));
  await dialogOf(page).getByRole('button', { name: 'Aktifkan' }).click();
  const shown = page.getByRole('dialog', { name: 'Simpan kode pemulihan Anda' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  expect(await axeFindings(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Sudah saya simpan' }).click();
  return { secret, codes };
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/');
}

test('an admin signs in with a code and once with a recovery code, and a superadmin resets the factor', async ({
  newPageOf,
  pageOf,
}) => {
  const { name, email } = await newAdmin('Faktor Kode');
  const page = await newPageOf(null);
  await enterPassword(page, email);
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
  await page.goto('/profile');
  const { secret, codes } = await setUpApp(page);
  await expect(card(page).getByText('Tersisa 10 dari 10 kode')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await findInMail(email, /Aplikasi autentikator diaktifkan/);

  await signOut(page);
  await enterPassword(page, email);
  const code = page.getByLabel('Kode autentikator');
  await expect(code).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByRole('alert')).toContainText('Kode salah');
  // The code that enabled the app is used up. The next code is valid already, because the server tolerates clock
  // differences.
  await code.fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();

  for (const [attempt, isAccepted] of [
    [codes[0], true],
    [codes[0], false],
    [codes[1], true],
  ] as const) {
    await signOut(page);
    await enterPassword(page, email);
    await page.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
    await page.getByLabel('Kode pemulihan').fill(attempt ?? '');
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    if (isAccepted) await expect(heading(page, 'Daftar Kelas')).toBeVisible();
    else await expect(page.getByRole('alert')).toContainText('sudah dipakai');
  }
  await findInMail(email, /Tersisa 8 kode/);

  const admins = await pageOf('superadmin');
  await admins.goto(`/admins?q=${encodeURIComponent(email)}`);
  const row = rows(admins).filter({ hasText: email });
  await expect(row).toContainText('Ada');
  await chooseInRow(row, 'Atur ulang faktor kedua');
  await dialogOf(admins).getByRole('button', { name: 'Atur ulang faktor kedua' }).click();
  await expect(admins.getByText('Faktor kedua diatur ulang')).toBeVisible();
  await expect(row).toContainText('Tidak ada');
  await findInMail(email, /Superadmin menghapus faktor kedua/);
  await admins.goto(`/loglist?q=${encodeURIComponent(name)}`);
  await expect(rows(admins).filter({ hasText: 'Mengatur ulang faktor kedua' })).toHaveCount(1);

  await page.goto('/profile');
  await expect(page).toHaveURL('/forbidden');
  await enterPassword(page, email);
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
});

test('an admin adds a passkey, signs in with it alone and as a second factor, and removes it', async ({
  newPageOf,
}) => {
  const { email } = await newAdmin('Faktor Passkey');
  const page = await newPageOf(null);
  await withAuthenticator(page);
  await enterPassword(page, email);
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
  await page.goto('/profile');
  await card(page).getByRole('button', { name: 'Tambah passkey' }).click();
  await dialogOf(page).getByLabel('Nama passkey').fill('Kunci uji');
  await confirmWith(page, 'Lanjutkan');
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(card(page).getByRole('listitem')).toContainText('Belum pernah dipakai');

  await signOut(page);
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();

  await signOut(page);
  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Pakai passkey' }).click();
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();

  await page.goto('/profile');
  await expect(card(page).getByRole('listitem')).toContainText('Terakhir dipakai');
  await card(page).getByRole('button', { name: 'Ganti nama Kunci uji' }).click();
  await dialogOf(page).getByLabel('Nama passkey').fill('Kunci lama');
  await confirmWith(page, 'Simpan');
  await card(page).getByRole('button', { name: 'Hapus Kunci lama' }).click();
  await confirmWith(page, 'Hapus');
  await expect(card(page).getByText('Belum ada passkey.')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Passkey ini tidak membuka akun');
  await enterPassword(page, email);
  await expect(heading(page, 'Daftar Kelas')).toBeVisible();
});

test('where second factors are required, a superadmin sets one up first and reaches the requested page', async ({
  newPageOf,
}) => {
  const product = await startProduct({ env: { REQUIRE_SECOND_FACTOR: '1' } });
  try {
    const page = await newPageOf(null, { baseURL: product.url, viewport: { width: 390, height: 844 } });
    await page.goto('/admins');
    await page.getByLabel('Email').fill('superadmin@widya.example');
    await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page.getByText(/Aktifkan salah satu di bawah ini/)).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/admins`);
    expect(await axeFindings(page)).toEqual([]);
    await setUpApp(page, PASSWORD);
    await expect(page.getByRole('button', { name: 'Tambah Admin' }).first()).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/admins`);
  } finally {
    await product.stop();
  }
});
