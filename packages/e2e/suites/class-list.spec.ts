import type { Page } from '@playwright/test';
import type { AccountName } from '../support/accounts.ts';
import { archivedClass, ask, classPage, type ListedClass } from '../support/api.ts';
import { chooseInRow, heading, rows } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

/** The archive narrowed to one class. */
const pathOf = ({ code }: ListedClass): string => `/editor?tab=archive&hidden=1&q=${code}`;

type Open = (account: AccountName) => Promise<Page>;

/** Opens the list at one class and answers its row. */
async function openAt(pageOf: Open, account: AccountName, row: ListedClass): Promise<Page> {
  const page = await pageOf(account);
  await page.goto(pathOf(row));
  await expect(rows(page).filter({ hasText: row.name })).toHaveCount(1);
  return page;
}

const rowOf = (page: Page, { name }: ListedClass) => rows(page).filter({ hasText: name });
const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

test.describe('an admin', () => {
  test('sees how many classes each tab holds, and the columns as specified', async ({ pageOf }) => {
    const page = await pageOf('admin');
    await page.goto('/editor');
    await expect(heading(page, 'Daftar Kelas')).toBeVisible();
    // Other tests make classes meanwhile: the page and the API are asked until they have seen the same.
    await expect(async () => {
      await page.goto('/editor');
      const { meta } = await classPage('admin', 'tab=upcoming');
      await expect(page.getByText(`${meta.counts.upcoming} kelas akan datang`)).toBeVisible({ timeout: 3_000 });
      await page.getByRole('tab', { name: 'Arsip' }).click();
      await expect(page.getByText(`${meta.counts.archive} kelas di arsip`)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await page.getByRole('tab', { name: 'Akan Datang' }).click();
    for (const column of ['Nama kelas', 'Tanggal dan waktu', 'Harga', 'Daftar', 'Bayar', 'Pemasukan', 'Catatan'])
      await expect(page.getByRole('columnheader', { name: new RegExp(`^${column}`) })).toBeVisible();
    for (const button of ['Kelola Topik', 'Ubah Harga Kelas Mendatang'])
      await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(page).toHaveTitle(/Daftar Kelas/);
  });

  test('searches, and the search stays in the address and after a reload', async ({ pageOf }) => {
    const wanted = await archivedClass(0);
    const page = await pageOf('admin');
    await page.goto('/editor?tab=archive');
    await page.getByRole('searchbox').fill(wanted.code);
    await expect(page).toHaveURL(new RegExp(`q=${wanted.code}`));
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(wanted.code);
    await expect(rowOf(page, wanted)).toBeVisible();
  });

  test('goes through pages, and Back returns', async ({ pageOf }) => {
    const page = await pageOf('admin');
    await page.goto('/editor?tab=archive');
    const first = await rows(page).first().textContent();
    await page.getByRole('button', { name: 'Halaman berikutnya' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page).first()).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(rows(page).first()).toHaveText(first ?? '');
  });

  test('writes a note', async ({ pageOf }) => {
    const wanted = await archivedClass(1);
    const page = await openAt(pageOf, 'admin', wanted);
    await chooseInRow(rowOf(page, wanted), 'Catatan');
    await dialogOf(page).getByRole('textbox').fill('Catatan uji: hubungi narasumber');
    await dialogOf(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Catatan berhasil diperbarui!')).toBeVisible();
    await expect(rowOf(page, wanted)).toContainText('Catatan uji: hubungi');
    expect((await ask<ListedClass>('admin', `/v1/class/${wanted.code}`)).note).toBe('Catatan uji: hubungi narasumber');
  });

  test('whose note cannot be saved keeps what was written', async ({ pageOf }) => {
    const wanted = await archivedClass(2);
    const page = await openAt(pageOf, 'admin', wanted);
    await page.route('**/note', (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, code: 'INTERNAL', msg: 'Terjadi Kesalahan', request_id: 'uji-123' },
      }),
    );
    await chooseInRow(rowOf(page, wanted), 'Catatan');
    await dialogOf(page).getByRole('textbox').fill('Jangan hilang');
    await dialogOf(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(dialogOf(page)).toContainText('uji-123');
    await expect(dialogOf(page).getByRole('textbox')).toHaveValue('Jangan hilang');
    await page.unroute('**/note');
    await dialogOf(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Catatan berhasil diperbarui!')).toBeVisible();
  });

  test('hides a class, takes it back with Urungkan, hides it again and restores it', async ({ pageOf }) => {
    const wanted = await archivedClass(3, (row) => row.active === 1);
    const page = await openAt(pageOf, 'admin', wanted);
    const hide = async () => {
      await chooseInRow(rowOf(page, wanted), 'Sembunyikan');
      await dialogOf(page).getByRole('button', { name: 'Sembunyikan' }).click();
      await expect(page.getByText(`Kelas ${wanted.name} berhasil disembunyikan!`)).toBeVisible();
      await expect(rowOf(page, wanted)).toContainText('Disembunyikan');
    };
    await hide();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByText(`Kelas ${wanted.name} berhasil dipulihkan!`)).toBeVisible();
    await expect(rowOf(page, wanted)).not.toContainText('Disembunyikan');
    await hide();
    await chooseInRow(rowOf(page, wanted), 'Pulihkan');
    await expect(rowOf(page, wanted)).not.toContainText('Disembunyikan');
    expect((await ask<ListedClass>('admin', `/v1/class/${wanted.code}`)).active).toBe(1);
  });

  test('deletes a class for good only after typing its name', async ({ pageOf }) => {
    const wanted = await archivedClass(0, (row) => row.metrics.accepted === 0);
    const page = await openAt(pageOf, 'admin', wanted);
    await chooseInRow(rowOf(page, wanted), 'Hapus');
    const confirm = dialogOf(page).getByRole('button', { name: 'Hapus' });
    await expect(confirm).toBeDisabled();
    await dialogOf(page).getByRole('textbox').fill(wanted.name);
    await confirm.click();
    await expect(page.getByText(`Kelas ${wanted.name} berhasil terhapus!`)).toBeVisible();
    await expect(rowOf(page, wanted)).toHaveCount(0);
  });

  test('cannot delete a class with participants, and learns why', async ({ pageOf }) => {
    const wanted = await archivedClass(4, (row) => row.metrics.accepted > 0);
    const page = await openAt(pageOf, 'admin', wanted);
    await chooseInRow(rowOf(page, wanted), 'Hapus');
    const dialog = dialogOf(page);
    const typed = dialog.getByRole('textbox');
    await expect(dialog).toBeVisible();
    if ((await typed.count()) > 0) {
      await typed.fill(wanted.name);
      await dialog.getByRole('button', { name: 'Hapus' }).click();
    }
    await expect(dialogOf(page).getByRole('heading', { name: 'Kelas tidak dapat dihapus' })).toBeVisible();
  });

  test('adds a topic, renames it, deletes and restores it', async ({ pageOf }) => {
    const name = `Topik Uji ${Date.now()}`;
    const page = await pageOf('admin');
    await page.goto('/editor');
    await page.getByRole('button', { name: 'Kelola Topik' }).click();
    await page.getByRole('button', { name: 'Tambah Topik' }).click();
    await page.getByRole('dialog').last().getByLabel('Nama topik').fill(name);
    await page.getByRole('dialog').last().getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Topik baru berhasil ditambahkan!')).toBeVisible();
    await page.getByRole('dialog').first().getByRole('searchbox').fill(name);
    const choose = async (action: string) => {
      await page.getByRole('button', { name: `Tindakan untuk topik ${name}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await choose('Hapus');
    await dialogOf(page).last().getByRole('button', { name: 'Hapus', exact: true }).click();
    await expect(page.getByText('Topik berhasil terhapus')).toBeVisible();
    await choose('Pulihkan');
    await expect(page.getByText('Topik berhasil dipulihkan!')).toBeVisible();
  });

  test('changes the price of upcoming classes after seeing old and new', async ({ pageOf }) => {
    const { data } = await classPage('admin', 'tab=upcoming&sort=name');
    const wanted = data[data.length - 1];
    if (!wanted) throw new Error('The demo data has no upcoming class');
    const page = await pageOf('admin');
    await page.goto('/editor');
    await page.getByRole('button', { name: 'Ubah Harga Kelas Mendatang' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(wanted.code);
    await dialog.getByRole('checkbox').last().check({ force: true });
    await dialog.getByLabel('Harga baru').fill('123000');
    await dialog.getByRole('button', { name: 'Periksa perubahan' }).click();
    await expect(dialog).toContainText('Rp123.000');
    await dialog.getByRole('button', { name: 'Ubah harga 1 kelas' }).click();
    await expect(page.getByText('Harga 1 kelas berhasil diperbarui.')).toBeVisible();
    expect((await ask<ListedClass>('admin', `/v1/class/${wanted.code}`)).price).toBe(123_000);
  });

  test('goes to the detail of a class with Kelola', async ({ pageOf }) => {
    const wanted = await archivedClass(5);
    const page = await openAt(pageOf, 'admin', wanted);
    await chooseInRow(rowOf(page, wanted), 'Kelola');
    await expect(page).toHaveURL(`/editor/classDetail/${wanted.code}`);
  });
});

test.describe('an instructor', () => {
  test('sees the own classes and nobody else’s', async ({ pageOf }) => {
    const own = await classPage('instructor', 'tab=archive');
    const all = await classPage('admin', 'tab=archive');
    expect(own.meta.total).toBeGreaterThan(0);
    expect(own.meta.total).toBeLessThan(all.meta.total);
    const page = await pageOf('instructor');
    await page.goto('/editor?tab=archive');
    await expect(page.getByText(`${own.meta.counts.archive} kelas di arsip`)).toBeVisible();
    const foreign = all.data.find(({ code }) => !own.data.some((row) => row.code === code));
    await page.goto(`/editor?tab=archive&q=${foreign?.code}`);
    await expect(heading(page, 'Daftar Kelas')).toBeVisible();
    await expect(page.getByText(foreign?.name ?? '')).toHaveCount(0);
  });

  test('may note and open a class, not hide, delete or create one', async ({ pageOf }) => {
    const page = await pageOf('instructor');
    await page.goto('/editor?tab=archive');
    for (const name of ['Kelola Topik', 'Ubah Harga Kelas Mendatang', 'Buat Kelas Baru'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Tindakan untuk/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Catatan' })).toBeVisible();
    for (const name of ['Sembunyikan', 'Pulihkan', 'Hapus'])
      await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Kelola' }).click();
    await expect(page).toHaveURL(/\/editor\/visitors\//);
  });
});
