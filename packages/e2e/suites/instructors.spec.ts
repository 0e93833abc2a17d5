import { callAs } from '../support/api.ts';
import { axeFindings } from '../support/axe.ts';
import { newClass } from '../support/classes.ts';
import { chooseInRow, heading, menuLink, rowOf, rows } from '../support/frame.ts';
import { findInMail } from '../support/mails.ts';
import { expect, productUrl, test } from '../support/test.ts';
import { uniqueName } from '../support/unique-name.ts';

const signsIn = async (email: string, password: string): Promise<number> =>
  (
    await fetch(`${productUrl()}/v1/instructor/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
  ).status;

test('an instructor is created, sets a password, stays while linked to a class, is deleted and restored', async ({
  pageOf,
}) => {
  const name = uniqueName('Widyaiswara');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@widya.example`;
  const page = await pageOf('admin');
  await page.goto('/editor');
  await menuLink(page, 'Widyaiswara').click();
  await expect(heading(page, 'Widyaiswara')).toBeVisible();
  await page.getByRole('button', { name: '+ Tambah Widyaiswara' }).click();
  const form = page.getByRole('dialog', { name: 'Kelola Widyaiswara' });
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form.getByText('Mohon mengisi formulir dengan lengkap')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('textbox', { name: 'Surel' }).fill(email);
  await form.getByRole('textbox', { name: 'Nama' }).fill(name);
  await form.getByLabel('Kata Sandi', { exact: true }).fill('Lemari-kayu-jati-7');
  await form.getByLabel('Konfirmasi Kata Sandi').fill('Lemari-kayu-jati-8');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form.getByText('Konfirmasi kata sandi salah')).toBeVisible();
  await form.getByLabel('Konfirmasi Kata Sandi').fill('Lemari-kayu-jati-7');
  await form.getByRole('textbox', { name: 'Deskripsi' }).fill('Menyunting naskah');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Widyaiswara berhasil ditambahkan!')).toBeVisible();
  expect(await signsIn(email, 'Lemari-kayu-jati-7')).toBe(200);

  // Opens the mailed link without being signed in.
  const link = await findInMail(email, /\/atur-kata-sandi\/[\w-]{40,}/);
  const guest = await pageOf(null);
  await guest.goto(link);
  await guest.getByLabel('Kata sandi baru', { exact: true }).fill('Perahu-kertas-biru-8');
  await guest.getByLabel('Konfirmasi kata sandi').fill('Perahu-kertas-biru-8');
  expect(await axeFindings(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Simpan' }).click();
  await expect(guest.getByRole('heading', { name: 'Kata sandi tersimpan' })).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Tautan tidak berlaku lagi' })).toBeVisible();
  expect(await signsIn(email, 'Lemari-kayu-jati-7')).toBe(401);
  expect(await signsIn(email, 'Perahu-kertas-biru-8')).toBe(200);

  await page.goto(`/editor/instructor?q=${encodeURIComponent(email)}`);
  await expect(rowOf(page, name)).toContainText('Menyunting naskah');
  const [{ id = 0 } = {}] = await callAs<{ id: number }[]>('admin', `/v1/instructor?q=${encodeURIComponent(email)}`);
  const { code, name: className } = await newClass('Pengajar');
  const classLink = await callAs<{ data: { id: number } }>('admin', '/v1/class_instructors/create', {
    method: 'POST',
    body: JSON.stringify({ class_code: code, instructor_id: id }),
  });
  await chooseInRow(rowOf(page, name), 'Hapus');
  const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Hapus Widyaiswara' });
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  await expect(dialog.getByRole('link', { name: className })).toHaveAttribute('href', `/editor/instructor/${code}`);
  await callAs('admin', `/v1/class_instructors/${classLink.data.id}`, { method: 'DELETE' });
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Widyaiswara telah terhapus!')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
  expect(await signsIn(email, 'Perahu-kertas-biru-8')).toBe(401);
  await page.getByRole('tab', { name: /^Terhapus/ }).click();
  await chooseInRow(rowOf(page, name), 'Pulihkan');
  await expect(page.getByText('Widyaiswara berhasil dipulihkan!')).toBeVisible();
});

test('an instructor sees colleagues without their email addresses and cannot change them', async ({ pageOf }) => {
  const page = await pageOf('instructor');
  await page.goto('/editor/instructor');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Surel' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '+ Tambah Widyaiswara' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Tindakan untuk/ })).toHaveCount(0);
});
