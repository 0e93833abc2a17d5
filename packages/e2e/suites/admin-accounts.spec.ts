import type { Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { chooseInRow, dialogOf, heading, rows, tick } from '../support/frame.ts';
import { type NewAdmin, newAdmin } from '../support/new-admin.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, productUrl, test } from '../support/test.ts';

const rowOf = (page: Page, { email }: NewAdmin) => rows(page).filter({ hasText: email });

/** Opens the list of admins, filtered to one account. */
async function openAt(
  pageOf: (account: 'superadmin') => Promise<Page>,
  account: NewAdmin,
  tab = 'active',
): Promise<Page> {
  const page = await pageOf('superadmin');
  await page.goto(`/admins?tab=${tab}&q=${encodeURIComponent(account.email)}`);
  await expect(rowOf(page, account)).toHaveCount(1);
  return page;
}

test('a superadmin adds an admin, who then can sign in and see what was granted', async ({ pageOf }) => {
  const email = `tambah.${Date.now()}@widya.example`;
  const page = await pageOf('superadmin');
  await page.goto('/admins');
  await page.getByRole('button', { name: 'Tambah Admin' }).first().click();
  const drawer = dialogOf(page);
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(drawer.getByText('Mohon mengisi formulir dengan lengkap').first()).toBeVisible();
  await drawer.getByLabel('Nama', { exact: true }).fill('Admin Tambahan');
  await drawer.getByRole('textbox', { name: 'Surel' }).fill(email);
  await drawer.getByLabel('Peran').selectOption('admin');
  await drawer.getByLabel('Kata sandi', { exact: true }).fill('Contoh-Rahasia-88');
  await drawer.getByLabel('Konfirmasi kata sandi').fill('Contoh-Rahasia-89');
  await tick(drawer.getByRole('checkbox', { name: 'Log', exact: true }));
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(drawer.getByText('Konfirmasi kata sandi salah').first()).toBeVisible();
  await drawer.getByLabel('Konfirmasi kata sandi').fill('Contoh-Rahasia-88');
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Admin berhasil ditambahkan!')).toBeVisible();
  const signedIn = await fetch(`${productUrl()}/v1/admins/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Contoh-Rahasia-88' }),
  });
  const { user } = (await signedIn.json()) as { user: { readonly menu: string } };
  expect(JSON.parse(user.menu)).toEqual(['loglist']);
});

test('an address that is taken is refused, and the form stays as it was', async ({ pageOf }) => {
  const account = await newAdmin('Uji ganda');
  const page = await openAt(pageOf, account);
  await chooseInRow(rowOf(page, account), 'Sunting');
  const drawer = dialogOf(page);
  await drawer.getByRole('textbox', { name: 'Surel' }).fill('admin@widya.example');
  await drawer.getByLabel('Nama', { exact: true }).fill('Nama Yang Tetap');
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(drawer.getByText('Email Telah Terdaftar').first()).toBeVisible();
  await expect(drawer.getByLabel('Nama', { exact: true })).toHaveValue('Nama Yang Tetap');
});

test('an account is blocked and restored', async ({ pageOf }) => {
  const account = await newAdmin('Uji blokir');
  const page = await openAt(pageOf, account);
  await chooseInRow(rowOf(page, account), 'Blokir');
  await dialogOf(page).getByRole('button', { name: 'Blokir' }).click();
  await expect(page.getByText('Admin berhasil diblokir!')).toBeVisible();
  await expect(rowOf(page, account)).toHaveCount(0);
  await page.getByRole('tab', { name: /^Diblokir/ }).click();
  await chooseInRow(rowOf(page, account), 'Pulihkan');
  await dialogOf(page).getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.getByText('Admin berhasil dipulihkan!')).toBeVisible();
});

test('an account is deleted for good only after typing its name', async ({ pageOf }) => {
  const account = await newAdmin('Uji hapus');
  const page = await openAt(pageOf, account);
  await chooseInRow(rowOf(page, account), 'Hapus');
  const confirm = dialogOf(page).getByRole('button', { name: 'Hapus' });
  await expect(confirm).toBeDisabled();
  await dialogOf(page).getByRole('textbox').fill(account.name);
  await confirm.click();
  await expect(page.getByText('Admin berhasil terhapus!')).toBeVisible();
  await expect(rowOf(page, account)).toHaveCount(0);
});

test('a superadmin resets a password, and the new one signs the account in', async ({ pageOf }) => {
  const account = await newAdmin('Uji sandi');
  const page = await openAt(pageOf, account);
  await chooseInRow(rowOf(page, account), 'Atur ulang kata sandi');
  await dialogOf(page).getByLabel('Kata sandi baru').fill('Sandi-Baru-9912');
  await dialogOf(page).getByLabel('Konfirmasi kata sandi').fill('Sandi-Baru-9912');
  await dialogOf(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Kata sandi berhasil diperbarui!')).toBeVisible();
  const answer = await fetch(`${productUrl()}/v1/admins/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: 'Sandi-Baru-9912' }),
  });
  expect(answer.status).toBe(200);
});

test('a conflict shows the values of both people and saves the chosen ones', async ({ pageOf }) => {
  const account = await newAdmin('Uji bentrok');
  const page = await openAt(pageOf, account);
  await chooseInRow(rowOf(page, account), 'Sunting');
  const drawer = dialogOf(page);
  await drawer.getByLabel('Nama', { exact: true }).fill('Isian Saya');
  await callAs('superadmin', `/v1/admin/${account.id}`, {
    method: 'PUT',
    body: JSON.stringify({ name: 'Isian Orang Lain' }),
  });
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  const conflict = page.getByRole('dialog', { name: 'Data sudah diubah orang lain' });
  await expect(conflict).toContainText('Isian Orang Lain');
  await expect(conflict).toContainText('Isian Saya');
  await conflict.getByRole('button', { name: 'Simpan pilihan' }).click();
  await expect(page.getByText('Admin berhasil diperbarui!')).toBeVisible();
});

test('nobody can block or delete themselves', async ({ pageOf }) => {
  const page = await pageOf('superadmin');
  await page.goto('/admins?q=superadmin%40widya.example');
  await expect(heading(page, 'Daftar Admin')).toBeVisible();
  const { id } = (
    await callAs<{ user: NewAdmin }>('superadmin', '/v1/admins/tokenlogin', { method: 'POST', body: '{}' })
  ).user;
  await expect(callAs('superadmin', `/v1/admin/${id}`, { method: 'DELETE' })).rejects.toThrow(/409|422|403/);
  await expect(callAs('superadmin', `/v1/admin_hard/${id}`, { method: 'DELETE' })).rejects.toThrow(/409|422|403/);
  // The refused deletions did not end the session.
  await page.reload();
  await expect(heading(page, 'Daftar Admin')).toBeVisible();
  expect((await signIn(productUrl(), 'superadmin')).token).not.toBe('');
});
