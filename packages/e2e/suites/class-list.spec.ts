import type { Page } from '@playwright/test';
import type { AccountName } from '../support/accounts.ts';
import { callAs, classPage, type ListedClass } from '../support/api.ts';
import { invite, newClass, pastClass } from '../support/classes.ts';
import { chooseInRow, dialogOf, heading, menuOf, rows, tick } from '../support/frame.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

type Named = Pick<ListedClass, 'code' | 'name'>;

/** Path of the archive, filtered to one class. */
const pathOf = ({ code }: Named): string => `/editor?tab=archive&hidden=1&q=${code}`;

type Open = (account: AccountName) => Promise<Page>;

/** Opens the archive, filtered to one class, and waits for its row. */
async function openAt(pageOf: Open, account: AccountName, row: Named): Promise<Page> {
  const page = await pageOf(account);
  await page.goto(pathOf(row));
  await expect(rows(page).filter({ hasText: row.name })).toHaveCount(1);
  return page;
}

const rowOf = (page: Page, { name }: Named) => rows(page).filter({ hasText: name });
/** Reads the class from the API, because the list shows a change before it is saved. */
const stored = ({ code }: Named): Promise<ListedClass> => callAs('admin', `/v1/class/${code}`);

test.describe('an admin', () => {
  test('sees how many classes each tab has, and the specified columns', async ({ pageOf }) => {
    const page = await pageOf('admin');
    await page.goto('/editor');
    await expect(heading(page, 'Daftar Kelas')).toBeVisible();
    // Other tests create classes at the same time, so the page and the API are read until their counts agree.
    const shown = (unit: string) =>
      page
        .getByText(new RegExp(`^\\d+ ${unit}`))
        .first()
        .textContent();
    await expect(async () => {
      await page.goto('/editor');
      const { counts } = (await classPage('admin', 'tab=upcoming')).meta;
      expect(await shown('kelas akan datang')).toMatch(new RegExp(`^${counts.upcoming} `));
      await page.getByRole('tab', { name: 'Arsip' }).click();
      expect(await shown('kelas di arsip')).toMatch(new RegExp(`^${counts.archive} `));
    }).toPass();
    await page.getByRole('tab', { name: 'Akan Datang' }).click();
    for (const column of ['Nama kelas', 'Tanggal dan waktu', 'Harga', 'Daftar', 'Bayar', 'Pemasukan', 'Catatan'])
      await expect(page.getByRole('columnheader', { name: new RegExp(`^${column}`) })).toBeVisible();
    for (const button of ['Kelola Topik', 'Ubah Harga Kelas Mendatang'])
      await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(page).toHaveTitle(/Daftar Kelas/);
  });

  test('sees fourteen compact rows and the whole menu of a superadmin on a laptop (D239)', async ({ newPageOf }) => {
    const page = await newPageOf('superadmin');
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto('/editor');
    await page.getByRole('button', { name: 'Baris rapat' }).click();
    for (const row of [0, 13]) await expect(rows(page).nth(row)).toBeInViewport({ ratio: 1 });
    for (const link of [rows(page).first().getByRole('link').first(), menuOf(page).getByRole('link').first()])
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    expect(await menuOf(page).evaluate((menu) => menu.scrollHeight <= menu.clientHeight)).toBe(true);
    await menuOf(page).getByRole('link').last().focus();
    await expect(menuOf(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
  });

  test('sees a poster before each name, which causes no layout shift', async ({ newPageOf }) => {
    const made = await newClass('Poster');
    const page = await newPageOf('admin');
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto(`/editor?q=${made.code}`);
    const poster = rowOf(page, made).locator('img');
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await poster.boundingBox()).toMatchObject({ width: 48, height: 48 });
    expect((await layoutShiftOf(page)).score).toBeLessThanOrEqual(0.02);
  });

  test('searches, and the search stays in the address and after a reload', async ({ pageOf }) => {
    const wanted = await pastClass('Cari');
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
    // Sorts from the end of the alphabet, so that classes created by other tests do not appear on this page.
    await page.goto('/editor?tab=archive&sort=-name');
    await expect(rows(page)).toHaveCount(10);
    const first = await rows(page).first().textContent();
    await page.getByRole('button', { name: 'Halaman berikutnya' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page).first()).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(rows(page).first()).toHaveText(first ?? '');
  });

  test('comes back from a class to the same search, order and page', async ({ pageOf }) => {
    const page = await pageOf('admin');
    const list = /\/editor\?tab=archive&q=a&sort=name&page=2$/;
    await page.goto('/editor?tab=archive&q=a&sort=name&page=2');
    await rows(page).first().getByRole('link').first().click();
    await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Semua kelas' }).click();
    await expect(page).toHaveURL(list);
    await rows(page).first().getByRole('link').first().click();
    await page.getByRole('navigation', { name: 'Remah roti' }).getByRole('link', { name: 'Kelas' }).click();
    await expect(page).toHaveURL(list);
    await expect(rows(page)).not.toHaveCount(0);
  });

  test('writes a note', async ({ pageOf }) => {
    const wanted = await pastClass('Catatan');
    const page = await openAt(pageOf, 'admin', wanted);
    await chooseInRow(rowOf(page, wanted), 'Catatan');
    await dialogOf(page).getByRole('textbox').fill('Catatan uji: hubungi narasumber');
    await dialogOf(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Catatan berhasil diperbarui!')).toBeVisible();
    await expect(rowOf(page, wanted)).toContainText('Catatan uji: hubungi');
    await expect.poll(async () => (await stored(wanted)).note).toBe('Catatan uji: hubungi narasumber');
  });

  test('whose note cannot be saved loses no input', async ({ pageOf }) => {
    const wanted = await pastClass('Gagal');
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
    const wanted = await pastClass('Sembunyi');
    const page = await openAt(pageOf, 'admin', wanted);
    const isStored = (active: 0 | 1) => expect.poll(async () => (await stored(wanted)).active).toBe(active);
    const hide = async () => {
      await chooseInRow(rowOf(page, wanted), 'Sembunyikan');
      await dialogOf(page).getByRole('button', { name: 'Sembunyikan' }).click();
      await expect(page.getByText(`Kelas ${wanted.name} berhasil disembunyikan!`).first()).toBeVisible();
      await expect(rowOf(page, wanted)).toContainText('Disembunyikan');
      await isStored(0);
    };
    await hide();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByText(`Kelas ${wanted.name} berhasil dipulihkan!`)).toBeVisible();
    await expect(rowOf(page, wanted)).not.toContainText('Disembunyikan');
    await isStored(1);
    await hide();
    await chooseInRow(rowOf(page, wanted), 'Pulihkan');
    await expect(rowOf(page, wanted)).not.toContainText('Disembunyikan');
    await isStored(1);
  });

  test('deletes a class for good only after typing its name', async ({ pageOf }) => {
    const wanted = await pastClass('Hapus');
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
    const wanted = await pastClass('Berpeserta');
    await invite(wanted.code, 'Peserta Contoh');
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

  test('adds a topic, deletes and restores it', async ({ pageOf }) => {
    const name = `Topik Uji ${Date.now()}`;
    const page = await pageOf('admin');
    await page.goto('/editor');
    await page.getByRole('button', { name: 'Kelola Topik' }).click();
    await page.getByRole('button', { name: 'Tambah Topik' }).click();
    await page.getByRole('dialog').last().getByLabel('Nama topik').fill(name);
    await page.getByRole('dialog').last().getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Topik baru berhasil ditambahkan!')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await dialogOf(page).getByRole('searchbox').fill(name);
    // Waits for the search, because rows move under the pointer until it has finished.
    const row = dialogOf(page).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(name);
    await chooseInRow(row, 'Hapus');
    await dialogOf(page).last().getByRole('button', { name: 'Hapus', exact: true }).click();
    await expect(page.getByText('Topik berhasil terhapus')).toBeVisible();
    // Waits until the dialog is gone, because a click on a menu below it can be lost while it fades out.
    await expect(dialogOf(page)).toHaveCount(1);
    await expect(row).toContainText('Dihapus');
    await chooseInRow(row, 'Pulihkan');
    await expect(page.getByText('Topik berhasil dipulihkan!')).toBeVisible();
  });

  test('changes the price of upcoming classes after seeing old and new', async ({ pageOf }) => {
    const wanted = await newClass('Harga');
    const page = await pageOf('admin');
    await page.goto('/editor');
    await page.getByRole('button', { name: 'Ubah Harga Kelas Mendatang' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(wanted.code);
    await tick(dialog.getByRole('checkbox', { name: wanted.name }));
    await dialog.getByLabel('Harga baru').fill('123000');
    await dialog.getByRole('button', { name: 'Periksa perubahan' }).click();
    await expect(dialog).toContainText('Rp123.000');
    await dialog.getByRole('button', { name: 'Ubah harga 1 kelas' }).click();
    await expect(page.getByText('Harga 1 kelas berhasil diperbarui.')).toBeVisible();
    await expect.poll(async () => (await stored(wanted)).price).toBe(123_000);
  });

  test('goes to the detail of a class with Kelola', async ({ pageOf }) => {
    const wanted = await pastClass('Kelola');
    const page = await openAt(pageOf, 'admin', wanted);
    await chooseInRow(rowOf(page, wanted), 'Kelola');
    await expect(page).toHaveURL(`/editor/classDetail/${wanted.code}`);
  });
});

test.describe('an instructor', () => {
  test('sees only their own classes', async ({ pageOf }) => {
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

  test('may open a class and write its note, but not hide, delete or create one', async ({ pageOf }) => {
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
