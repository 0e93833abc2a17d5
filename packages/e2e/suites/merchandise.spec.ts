import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { chooseInRow, dialogOf, heading, rowOf } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';
import { uniqueName } from '../support/unique-name.ts';

/** Draws a picture of 40 by 20 pixels in one colour. */
const picture = async (page: Page, colour: string) => {
  const data = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 20;
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.fillStyle = fill;
      brush.fillRect(0, 0, 40, 20);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
};

const upload = async (page: Page, field: string, colour: string) => {
  const file = await picture(page, colour);
  await dialogOf(page).getByRole('group', { name: field }).locator('input[type=file]').last().setInputFiles(file);
  const crop = page.getByRole('dialog', { name: 'Potong Gambar' });
  await crop.getByRole('button', { name: /^(Simpan|Pakai|Potong)/ }).click();
  await expect(crop).toHaveCount(0);
};

test('merchandise is added with photos, edited, deleted and restored', async ({ pageOf }) => {
  const name = uniqueName('Kreasi');
  const page = await pageOf('admin');
  await page.goto('/merchandise');
  await page.getByRole('button', { name: '+ Kreasi Baru' }).first().click();
  const form = page.getByRole('dialog', { name: 'Tambah Kreasi' });
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form.getByText('Mohon upload foto utama kreasi!')).toBeVisible();
  await form.getByLabel('Nama', { exact: true }).fill(name);
  await form.getByLabel('Deskripsi').fill('Dibuat oleh sebuah uji.');
  await form.getByLabel('Harga').fill('75000');
  await form.getByLabel('Link pembelian').fill('https://toko.widya.example/uji');
  await upload(page, 'Foto utama', 'teal');
  await upload(page, 'Foto lainnya', 'tan');
  await upload(page, 'Foto lainnya', 'salmon');
  await expect(form.getByRole('list', { name: 'Foto lainnya' }).getByRole('listitem')).toHaveCount(2);
  const second = form.getByRole('list', { name: 'Foto lainnya' }).getByRole('img').nth(1);
  const moved = await second.getAttribute('src');
  await form.getByRole('button', { name: 'Pindah ke atas: foto 2' }).click();
  await expect(form.getByRole('list', { name: 'Foto lainnya' }).getByRole('img').first()).toHaveAttribute(
    'src',
    moved ?? '',
  );
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Kreasi berhasil ditambahkan!')).toBeVisible();

  await page.goto(`/merchandise?q=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toContainText('Rp75.000');
  await expect(rowOf(page, name).getByRole('img', { name: `Foto ${name}` })).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  await chooseInRow(rowOf(page, name), 'Sunting');
  const edit = page.getByRole('dialog', { name: 'Sunting Kreasi' });
  await expect(edit.getByRole('list', { name: 'Foto lainnya' }).getByRole('img').first()).toHaveAttribute(
    'src',
    moved ?? '',
  );
  await edit.getByLabel('Harga').fill('0');
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Kreasi berhasil diperbarui!')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Gratis');

  await chooseInRow(rowOf(page, name), 'Hapus');
  await expect(dialogOf(page)).toContainText(name);
  await dialogOf(page).getByRole('button', { name: 'Hapus' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(rowOf(page, name)).toHaveCount(1);
});

test('an account without the menu key can open the screen but not its data', async ({ pageOf }) => {
  const page = await pageOf('limited');
  await page.goto('/merchandise');
  await expect(heading(page, 'Daftar Kreasi')).toBeVisible();
  await expect(page.getByText('Kamu tidak punya akses ke halaman ini')).toBeVisible();
  await expect(page.getByRole('button', { name: '+ Kreasi Baru' })).toHaveCount(0);
});
