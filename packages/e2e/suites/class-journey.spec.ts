import type { Page } from '@playwright/test';
import { callAs, classPage } from '../support/api.ts';
import { fillClassDates, pressPublish } from '../support/class-form.ts';
import { changeClass, daysFromNow, newClass } from '../support/classes.ts';
import { bar, heading, menuLink, rows } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';
import { uniqueName } from '../support/unique-name.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const code = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('a class from Buat Kelas Baru to the archive', async ({ pageOf }) => {
  test.slow();
  const name = uniqueName('Perjalanan');
  const page = await pageOf('admin');

  await test.step('is created as a draft once the form is complete', async () => {
    await page.goto('/editor');
    await page.getByRole('link', { name: 'Buat Kelas Baru' }).click();
    await expect(heading(page, 'Buat Kelas')).toBeVisible();
    await expect(page.getByText('Tautan streaming belum ada')).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Tampilan Pengguna' })).toHaveCount(0);
    await page.getByLabel('Nama kelas').fill(name);
    await bar(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Harap mengisi formulir dengan lengkap')).toHaveCount(7);
    await fillClassDates(page);
    await bar(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Kelas berhasil dibuat')).toBeVisible();
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByText('Belum dipublikasikan')).toBeVisible();
  });

  await test.step('is published only without unsaved changes', async () => {
    await page.getByLabel('Tautan streaming', { exact: true }).fill('https://temu.example/kelas');
    await bar(page).getByRole('button', { name: 'Publikasikan' }).click();
    await expect(page.getByText('Harap simpan perubahan yang ada sebelum mempublikasikan eventmu.')).toBeVisible();
    await dialog(page, 'Ringkasan Event').getByRole('button', { name: 'Tutup' }).last().click();
    await bar(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Data berhasil tersimpan!')).toBeVisible();
    await expect(page.getByText('Tautan streaming belum ada')).toHaveCount(0);
    await pressPublish(page);
    await expect(page.getByText('Pendaftaran dibuka').first()).toBeVisible();
    await expect
      .poll(() => callAs('admin', `/v1/class/${code(page)}`))
      .toMatchObject({ publish_status: 'OPEN', status: 'REGISTRATION' });
  });

  await test.step('is hidden, and published again', async () => {
    await bar(page).getByRole('button', { name: 'Sembunyikan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sembunyikan' }).click();
    await expect(page.getByText(`Kelas ${name} berhasil disembunyikan!`)).toBeVisible();
    await bar(page).getByRole('button', { name: 'Publikasikan Lagi' }).click();
    await dialog(page, 'Ringkasan Event').getByRole('button', { name: 'Buka Pendaftaran' }).click();
    await expect(bar(page).getByRole('button', { name: 'Sembunyikan' })).toBeVisible();
    await expect.poll(() => callAs('admin', `/v1/class/${code(page)}`)).toMatchObject({ publish_status: 'OPEN' });
  });

  await test.step('is previewed before it is saved, also on the page of the preview', async () => {
    await page.getByLabel('Nama kelas').fill(`${name} baru`);
    await bar(page).getByRole('button', { name: 'Tampilan Pengguna' }).click();
    const preview = dialog(page, 'Tampilan Pengguna');
    const shown = preview.frameLocator('iframe');
    await expect(shown.getByRole('heading', { level: 1, name: `${name} baru` })).toBeVisible();
    await shown.getByRole('link', { name: 'Daftar', exact: true }).first().click();
    await expect(page.getByText('Fitur ini tidak tersedia untuk halaman pratinjau.')).toBeVisible();
    await preview.getByRole('button', { name: 'Tutup' }).click();
    await expect(bar(page)).toContainText('konsep tersimpan');
    const beside = await page.context().newPage();
    await beside.goto(`/editor/preview/${code(page)}`);
    await expect(beside.getByText('Menampilkan perubahan yang belum disimpan di komputer ini.')).toBeVisible();
    await expect(beside.frameLocator('iframe').getByRole('heading', { level: 1, name: `${name} baru` })).toBeVisible();
    await expect(menuLink(beside, 'Tes Akhir')).toBeVisible();
    await beside.close();
    await expect(page.getByLabel('Nama kelas')).toHaveValue(`${name} baru`);
    await bar(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(heading(page, `${name} baru`)).toBeVisible();
  });

  await test.step('is duplicated as a draft without dates', async () => {
    const original = code(page);
    await page.getByRole('button', { name: 'Tindakan lain' }).click();
    await page.getByRole('menuitem', { name: 'Duplikat kelas' }).click();
    await expect(page.getByText('Kelas berhasil diduplikat sebagai konsep')).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(original));
    await expect(page.getByText('Belum dipublikasikan')).toBeVisible();
    await expect(page.getByLabel('Tanggal kelas')).toHaveValue('');
    await expect(page.getByLabel('Tautan streaming', { exact: true })).toHaveValue('');
  });

  await test.step('is in the archive once it has ended', async () => {
    const copy = code(page);
    await changeClass(copy, {
      registration_start_time: daysFromNow(-9),
      registration_end_time: daysFromNow(-4),
      start_time: daysFromNow(-3),
      end_time: daysFromNow(-3, 2),
    });
    expect((await classPage('admin', `tab=upcoming&q=${copy}`)).meta.total).toBe(0);
    await page.goto(`/editor?q=${copy}`);
    await page.getByRole('tab', { name: 'Arsip' }).click();
    await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
    await page.goto(`/editor/classDetail/${copy}`);
    await expect(page.getByText('Perlu dilengkapi sesudah kelas dimulai')).toBeVisible();
    for (const [missing, target] of [
      ['Tautan rekaman belum ada', '#tautan_rekaman'],
      ['Pertanyaan dan jawaban belum ditampilkan', `/editor/question/${copy}`],
      ['Sertifikat belum dikirim', `/editor/certificate/${copy}`],
    ] as const)
      await expect(page.getByRole('link', { name: missing }).first()).toHaveAttribute('href', new RegExp(`${target}$`));
  });
});

test('links of to-dos lead to their fields, also with unsaved changes', async ({ pageOf }) => {
  const made = await newClass('Tautan');
  const page = await pageOf('admin');
  await page.goto(`/editor/classDetail/${made.code}#materi`);
  await expect(page.locator('#materi')).toBeFocused();
  await page.getByLabel('Nama kelas').fill('Nama yang belum disimpan');
  await page.getByRole('link', { name: 'Tautan streaming belum ada' }).first().click();
  await expect(page.locator('#tautan_streaming')).toBeFocused();
  await expect(page.getByLabel('Nama kelas')).toHaveValue('Nama yang belum disimpan');
});

test('a conflict between two people who edit the same class loses no change', async ({ pageOf }) => {
  const made = await newClass('Bersama');
  const page = await pageOf('admin');
  await page.goto(`/editor/classDetail/${made.code}`);
  await page.getByLabel('Nama kelas').fill('Nama dari layar ini');
  await changeClass(made.code, { name: 'Nama dari orang lain', speaker: 'Pengajar dari orang lain' });
  await bar(page).getByRole('button', { name: 'Simpan' }).click();
  const conflict = dialog(page, 'Data sudah diubah orang lain');
  await expect(conflict).toContainText('Nama dari orang lain');
  await conflict.getByRole('button', { name: 'Simpan pilihan' }).click();
  await expect(page.getByText('Data berhasil tersimpan!')).toBeVisible();
  await expect
    .poll(() => callAs('admin', `/v1/class/${made.code}`))
    .toMatchObject({ name: 'Nama dari layar ini', speaker: 'Pengajar dari orang lain' });
});

test('leaving a new class with Simpan & keluar creates it and continues the navigation', async ({ pageOf }) => {
  const name = uniqueName('Keluar');
  const page = await pageOf('admin');
  await page.goto('/create-class');
  await page.getByLabel('Nama kelas').fill(name);
  const leave = async (): Promise<void> => {
    await menuLink(page, 'Pertanyaan').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Simpan & keluar' }).click();
  };
  await leave();
  // Required fields are empty, so the form shows an error and stays open.
  await expect(page.getByText('Harap mengisi formulir dengan lengkap').first()).toBeVisible();
  // Waits until the leave guard is closed: while closing, it restores the focus and the scroll bar, which moves the
  // page under a click.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('switch', { name: /Selalu dibuka/ }).check();
  await leave();
  await expect(page).toHaveURL('/help');
  await expect
    .poll(async () => (await classPage('admin', `tab=upcoming&q=${encodeURIComponent(name)}`)).meta.total)
    .toBe(1);
});
