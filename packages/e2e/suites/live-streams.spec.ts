import { expectAccessible } from '../support/expect-accessible.ts';
import { bar, chooseInRow, heading, menuLink, rowOf } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

test('a live stream is created, activated, edited, ended, deactivated and deleted', async ({ pageOf }) => {
  const name = `Siaran uji ${Date.now().toString(36).toUpperCase()}`;
  const page = await pageOf('superadmin');
  const find = () => page.goto(`/editor/live-streaming?q=${encodeURIComponent(name)}`);
  const alertDialog = (title: string) => page.getByRole('alertdialog', { name: title });

  await page.goto('/editor');
  await menuLink(page, 'Siaran Langsung').click();
  await page.getByRole('link', { name: 'Buat Tautan Streaming' }).click();
  await expect(heading(page, 'Buat Tautan Streaming')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Mohon mengisi formulir dengan lengkap')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Judul', { exact: true }).fill(name);
  await page.getByLabel('Tautan Url').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await expect(page.getByRole('button', { name: 'Putar pratinjau' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Siaran Langsung berhasil ditambahkan!')).toBeVisible();
  await expect(heading(page, 'Siaran Langsung')).toBeVisible();

  await find();
  await expect(rowOf(page, name)).toContainText('Tidak Aktif');
  await chooseInRow(rowOf(page, name), 'Pulihkan');
  await alertDialog('Konfirmasi Aktifkan Siaran Langsung').getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(page.getByText(`Siaran Langsung ${name} berhasil di Aktifkan`)).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Sedang tayang');
  await expectAccessible(page);

  await chooseInRow(rowOf(page, name), 'Kelola');
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByLabel('Kode', { exact: true })).toBeDisabled();
  await page.getByLabel('Tanggal Siaran Berakhir').fill('1 Jan 2026');
  await page.getByLabel('Tanggal Siaran Berakhir').press('Tab');
  await expect(page.getByText(/^Waktu berakhir ini sudah lewat/)).toBeVisible();
  await expectAccessible(page);
  // The draft survives a reload of the page.
  await expect(page.getByText(/konsep tersimpan/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.getByLabel('Tanggal Siaran Berakhir')).toHaveValue('1 Jan 2026');
  await bar(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Siaran Langsung berhasil diubah!')).toBeVisible();

  await find();
  await expect(rowOf(page, name)).toContainText('Selesai');
  await expect(rowOf(page, name).getByText('Aktif', { exact: true })).toBeVisible();
  await chooseInRow(rowOf(page, name), 'Hapus');
  await alertDialog('Konfirmasi Hapus').getByRole('button', { name: 'Hapus' }).click();
  await expect(alertDialog('Konfirmasi Hapus')).toContainText('masih aktif');
  await alertDialog('Konfirmasi Hapus').getByRole('button', { name: 'Batal' }).click();
  await chooseInRow(rowOf(page, name), 'Nonaktifkan');
  await alertDialog('Konfirmasi Non Aktifkan Siaran Langsung').getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(rowOf(page, name)).toContainText('Tidak Aktif');
  await chooseInRow(rowOf(page, name), 'Hapus');
  await alertDialog('Konfirmasi Hapus').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText(`Siaran Langsung ${name} berhasil dihapus!`)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});
