import type { Page } from '@playwright/test';
import type { MenuKey } from '@widya/contract/menu';
import { callAs } from '../support/api.ts';
import { closed, heading, menuLink, rows } from '../support/frame.ts';
import { type NewAdmin, newAdmin, signInNew } from '../support/new-admin.ts';
import { storageStateOf } from '../support/sign-in.ts';
import { expect, productUrl, test } from '../support/test.ts';

/*
 * How an open tab reacts when somebody else changes its account.
 */
const grant = ({ id }: NewAdmin, menu: readonly MenuKey[]) =>
  callAs('superadmin', `/v1/admin/${id}`, { method: 'PUT', body: JSON.stringify({ menu: JSON.stringify(menu) }) });

/** Dispatches the focus event that the window gets when a person returns to it. */
const comeBack = (page: Page): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

const stateOf = async (admin: NewAdmin) => ({
  storageState: storageStateOf(productUrl(), await signInNew(admin)),
});

test('changed rights reach an open tab and lose no input (D207)', async ({ newPageOf }) => {
  const admin = await newAdmin('Hak Berubah', ['home', 'voucher']);
  const page = await newPageOf(null, await stateOf(admin));
  await page.goto('/create-class');
  await expect(menuLink(page, 'Voucher')).toBeVisible();
  await page.getByLabel('Nama kelas').fill('Kelas yang sedang diketik');

  await grant(admin, ['loglist']);
  await comeBack(page);
  await expect(menuLink(page, 'Log')).toBeVisible();
  await expect(menuLink(page, 'Voucher')).toHaveCount(0);
  await expect(page.getByLabel('Nama kelas')).toHaveValue('Kelas yang sedang diketik');

  await grant(admin, ['home']);
  await comeBack(page);
  await expect(menuLink(page, 'Kelas')).toBeVisible();
  await expect(page.getByLabel('Nama kelas')).toHaveValue('Kelas yang sedang diketik');
});

test('the first call that is refused updates the menu to what the account may still do', async ({ newPageOf }) => {
  const admin = await newAdmin('Hak Ditolak', ['home', 'voucher']);
  const page = await newPageOf(null, await stateOf(admin));
  await page.goto('/editor/voucher');
  await expect(rows(page).first()).toBeVisible();
  await grant(admin, ['home']);
  await page.getByRole('searchbox').first().fill('apa saja');
  await expect(closed(page)).toBeVisible();
  await expect(menuLink(page, 'Kelas')).toBeVisible();
  await expect(menuLink(page, 'Voucher')).toHaveCount(0);
});

test('the profile saves only changed fields, and a conflict is shown before it is overwritten', async ({
  newPageOf,
}) => {
  const admin = await newAdmin('Profil Lama');
  const page = await newPageOf(null, await stateOf(admin));
  await page.goto('/profile');
  await page.getByLabel('Alamat', { exact: true }).fill('Jalan Contoh 12');
  const change = { name: 'Profil Baru', email: `baru.${admin.email}` };
  await callAs('superadmin', `/v1/admin/${admin.id}`, { method: 'PUT', body: JSON.stringify(change) });
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Profil berhasil diperbarui!')).toBeVisible();
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Profil Baru');
  await expect(page.getByLabel('Email')).toHaveValue(change.email);
  await expect(page.getByLabel('Alamat', { exact: true })).toHaveValue('Jalan Contoh 12');

  await page.getByLabel('Nama', { exact: true }).fill('Profil Pilihan Sendiri');
  await callAs('superadmin', `/v1/admin/${admin.id}`, { method: 'PUT', body: JSON.stringify({ name: 'Profil Lain' }) });
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Sekarang: Profil Lain')).toBeVisible();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(heading(page, 'Profil')).toBeVisible();
  await expect(page.getByText('Sekarang: Profil Lain')).toHaveCount(0);
  await expect(page.getByRole('complementary').getByText('Profil Pilihan Sendiri')).toBeVisible();
});
