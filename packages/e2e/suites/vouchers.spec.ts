import { downloadOf } from '../support/download.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { chooseInRow, dialogOf, rowOf, rows } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';
import { uniqueName } from '../support/unique-name.ts';

test('a batch is created and downloaded, and one of its codes is deactivated and deleted', async ({ pageOf }) => {
  const name = uniqueName('Diskon');
  const page = await pageOf('admin');
  await page.goto('/editor/voucher');
  await page.getByRole('button', { name: 'Tambah Baru' }).click();
  const form = dialogOf(page);
  await form.getByRole('button', { name: 'Buat' }).click();
  await expect(form.getByText('Harap mengisi nama voucher')).toBeVisible();
  await expect(form.getByText('Harap mengisi angka di kolom besaran diskon')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Nama voucher').fill(name);
  await form.getByLabel('Besaran diskon').fill('15');
  await form.getByLabel('Jumlah').fill('3');
  await form.getByRole('button', { name: 'Buat' }).click();
  await expect(page.getByText('Voucher baru berhasil ditambahkan!')).toBeVisible();

  const made = page.getByRole('dialog', { name: 'Kode voucher' });
  const codes = (await made.getByLabel('Kode', { exact: true }).inputValue()).split('\n');
  expect(codes).toHaveLength(3);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
  const { name: file, lines } = await downloadOf(page, () => made.getByRole('button', { name: 'Unduh CSV' }).click());
  expect(file).toBe('data-voucher.csv');
  expect(lines).toHaveLength(4);
  await made.getByRole('button', { name: 'Selesai' }).click();

  await page.goto(`/editor/voucher?q=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toHaveCount(3);
  const [first = ''] = codes;
  await expect(rowOf(page, first)).toContainText('15%');
  await expectAccessible(page);
  await chooseInRow(rowOf(page, first), 'Nonaktifkan');
  await expect(page.getByText(`Voucher ${first} dinonaktifkan`)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(2);
  await page.getByRole('button', { name: 'Tampilkan yang nonaktif' }).click();
  await expect(rowOf(page, name)).toHaveCount(3);
  await page.getByRole('tab', { name: 'Nonaktif' }).click();
  await expect(rowOf(page, first)).toContainText('Nonaktif');
  await chooseInRow(rowOf(page, first), 'Hapus');
  await expect(dialogOf(page)).toContainText(first);
  await dialogOf(page).getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText(`Voucher ${first} dihapus`)).toBeVisible();
  await expect(rowOf(page, first)).toHaveCount(0);
});

test('a batch is found by its filter, deactivated, activated again and deleted as a whole (D225)', async ({
  pageOf,
}) => {
  const name = uniqueName('Batch');
  const page = await pageOf('admin');
  await page.goto('/editor/voucher');
  await page.getByRole('button', { name: 'Tambah Baru' }).click();
  const form = dialogOf(page);
  await form.getByLabel('Nama voucher').fill(name);
  await form.getByLabel('Besaran diskon').fill('15');
  await form.getByLabel('Jumlah').fill('12');
  await form.getByRole('button', { name: 'Buat' }).click();
  await page.getByRole('button', { name: 'Lihat batch ini' }).click();
  await expect(page).toHaveURL(/batch_id=/);
  await expect(page.getByText('12 voucher dapat dipakai')).toBeVisible();

  const bar = page.getByRole('region', { name: 'Tindakan untuk baris terpilih' });
  const chooseAll = async () => {
    await page.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }).click();
    await bar.getByRole('button', { name: 'Pilih semua 12 hasil' }).click();
  };
  await chooseAll();
  await bar.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(dialogOf(page).getByText('12 voucher akan dinonaktifkan')).toBeVisible();
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Nonaktifkan 12 voucher' }).click();
  await expect(page.getByText('12 voucher dinonaktifkan')).toBeVisible();
  await expect(page.getByText('0 voucher dapat dipakai')).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('12 voucher dapat dipakai')).toBeVisible();

  await chooseAll();
  await bar.getByRole('button', { name: 'Tindakan lain untuk yang dipilih' }).click();
  await page.getByRole('menuitem', { name: 'Hapus' }).click();
  await dialogOf(page).getByRole('button', { name: 'Hapus 12 voucher' }).click();
  await expect(page.getByText('12 voucher dihapus')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('a chosen code is stored in capitals, and a taken one is refused without losing input', async ({ pageOf }) => {
  const code = `UJI-${Date.now().toString(36)}`.slice(0, 20);
  const page = await pageOf('superadmin');
  const fill = async () => {
    await page.goto('/editor/voucher');
    await page.getByRole('button', { name: 'Tambah Baru' }).click();
    const form = dialogOf(page);
    await form.getByLabel('Nama voucher').fill('Kode sendiri');
    await form.getByText('Nominal', { exact: true }).click();
    await form.getByLabel('Besaran diskon').fill('25000');
    await form.getByLabel(/^Kode/).pressSequentially(code);
    await expect(form.getByLabel('Jumlah')).toBeDisabled();
    await form.getByRole('button', { name: 'Buat' }).click();
    return form;
  };
  await fill();
  await expect(page.getByRole('dialog', { name: 'Kode voucher' }).getByLabel('Kode', { exact: true })).toHaveValue(
    code.toUpperCase(),
  );
  const refused = await fill();
  await expect(refused.getByText('Kode voucer sudah digunakan')).toBeVisible();
  await expect(refused.getByLabel('Nama voucher')).toHaveValue('Kode sendiri');
});

test('a note is written, the usage opened, and the list downloaded', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.goto('/editor/voucher?sort=-used_count');
  const row = rows(page).first();
  await expect(row).toBeVisible();
  await chooseInRow(row, 'Ubah Catatan');
  const note = uniqueName('Catatan');
  await dialogOf(page).getByLabel('Catatan', { exact: true }).fill(note);
  await dialogOf(page).getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Catatan berhasil diperbarui!')).toBeVisible();
  await expect(rowOf(page, note)).toHaveCount(1);
  await chooseInRow(rowOf(page, note), 'Lihat pemakaian');
  const usage = dialogOf(page);
  await expect(usage).toContainText('pemakaian berlaku');
  await usage
    .getByRole('button', { name: /^Selengkapnya/ })
    .first()
    .click();
  await expect(dialogOf(page)).toContainText('Isi transaksi');
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Kembali ke pemakaian' }).click();
  await dialogOf(page).getByRole('button', { name: 'Tutup' }).last().click();
  const { name, lines } = await downloadOf(page, () => page.getByRole('button', { name: 'Unduh CSV' }).click());
  expect(name).toBe('data-voucher.csv');
  expect(lines[0]).toContain(';');
});
