import { callAs } from '../support/api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { bar, chooseInRow, dialogOf, heading, menuLink, rowOf, rows } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';
import { uniqueName } from '../support/unique-name.ts';

interface Course {
  readonly id: number;
  readonly course_code: string;
  readonly title: string;
  readonly active: 0 | 1;
  readonly price: number;
  readonly version: number;
}

const LIST = '/private-class-editor';

/** Creates a course for one test through the API and makes it visible. */
async function newCourse(title: string, fields: object = {}): Promise<Course> {
  const { data } = await callAs<{ data: Course }>('admin', '/v1/course', {
    method: 'POST',
    body: JSON.stringify({ title: uniqueName(title), price: 50_000, ...fields }),
  });
  await callAs('admin', `/v1/course/${data.id}/toggle`, { method: 'PUT', body: JSON.stringify({ active: true }) });
  return data;
}

const stored = ({ id }: Pick<Course, 'id'>): Promise<Course> => callAs('admin', `/v1/course/${id}`);

test('a course from Buat Kelas Baru to its end', async ({ pageOf }) => {
  test.slow();
  const title = uniqueName('Mandiri');
  const page = await pageOf('admin');

  await test.step('is created hidden, and is in the list', async () => {
    await page.goto('/');
    await menuLink(page, 'Kelas Daring Mandiri').click();
    await expect(heading(page, 'Daftar Kelas Daring Mandiri')).toBeVisible();
    await page.getByRole('link', { name: 'Buat Kelas Baru' }).click();
    await expect(heading(page, 'Buat Kelas Daring Mandiri')).toBeVisible();
    await page.getByRole('textbox', { name: 'Harga', exact: true }).fill('75000');
    await bar(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Harap mengisi nama kelas')).toBeVisible();
    await page.getByLabel('Nama kelas').fill(title);
    await page.getByRole('button', { name: 'Tambah kategori' }).click();
    await page.getByRole('textbox', { name: 'Kategori 1' }).fill('Sastra');
    await bar(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(page).toHaveURL(`${LIST}?hidden=1`);
    await expect(page.getByText('Data berhasil tersimpan', { exact: true })).toBeVisible();
    await expect(rowOf(page, title)).toContainText('Rp75.000');
    await expect(rowOf(page, title)).toContainText('Disembunyikan');
  });

  await test.step('is edited, and its public link contains its code', async () => {
    await rowOf(page, title).getByRole('link', { name: title }).click();
    await expect(heading(page, title)).toBeVisible();
    const code = await page.getByLabel('Kode kelas').inputValue();
    await expect(page.getByLabel('Tautan kelas')).toHaveValue(new RegExp(`/kelas-mandiri/${code}$`));
    await page.getByText('Ya', { exact: true }).click();
    await bar(page).getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Data berhasil tersimpan!')).toBeVisible();
    await expect(bar(page)).toContainText('Semua perubahan tersimpan');
  });

  await test.step('is previewed, shown and copied', async () => {
    await bar(page).getByRole('button', { name: 'Tampilan Pengguna' }).click();
    await expect(dialogOf(page).frameLocator('iframe').getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const [tab, head] of [
      ['Formulir pendaftaran', 'Daftar kelas'],
      ['Halaman tiket', 'Selamat belajar, Nama'],
    ] as const) {
      await dialogOf(page).getByRole('tab', { name: tab }).click();
      const inside = page.frameLocator(`iframe[title="${tab}"]`);
      await expect(inside.getByRole('heading', { level: 1, name: head })).toBeVisible();
      await expect(inside.getByText(title)).toBeVisible();
      await expectAccessible(page);
    }
    await dialogOf(page).getByRole('button', { name: 'Tutup' }).first().click();
    await bar(page).getByRole('button', { name: 'Tampilkan' }).click();
    await dialogOf(page).getByRole('button', { name: 'Tampilkan' }).click();
    await expect(page.getByText(`Kelas ${title} sekarang ditampilkan`)).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Sembunyikan' })).toBeVisible();
    await page.getByRole('button', { name: 'Tindakan lain' }).click();
    await page.getByRole('menuitem', { name: 'Duplikat kelas' }).click();
    await expect(heading(page, `Salinan ${title}`)).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Tampilkan' })).toBeVisible();
  });

  await test.step('is hidden, shown again, and deleted once its name is typed', async () => {
    await page.goto(`${LIST}?q=${encodeURIComponent(title)}`);
    // Matches the exact title, because the title of the hidden copy contains it too.
    const original = rows(page).filter({ has: page.getByText(title, { exact: true }) });
    await chooseInRow(original, 'Sembunyikan');
    await dialogOf(page).getByRole('button', { name: 'Sembunyikan' }).click();
    await expect(page.getByText(`Kelas ${title} berhasil disembunyikan!`)).toBeVisible();
    await expect(original).toHaveCount(0);
    await page.getByRole('button', { name: 'Tampilkan tersembunyi' }).click();
    await expect(original).toContainText('Disembunyikan');
    await chooseInRow(original, 'Pulihkan');
    await expect(page.getByText(`Kelas ${title} berhasil terpulihkan!`)).toBeVisible();
    await chooseInRow(original, 'Hapus');
    const erase = dialogOf(page).getByRole('button', { name: 'Hapus' });
    await expect(erase).toBeDisabled();
    await dialogOf(page).getByRole('textbox').fill(title);
    await erase.click();
    await expect(page.getByText(`Kelas ${title} berhasil terhapus!`)).toBeVisible();
    await expect(original).toHaveCount(0);
  });
});

test('a price for several courses is reviewed before it is saved', async ({ pageOf }) => {
  const [one, other] = [await newCourse('Harga Satu'), await newCourse('Harga Dua', { price: 60_000 })];
  const page = await pageOf('admin');
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Ubah Harga Kelas' }).click();
  await page.getByRole('button', { name: 'Periksa perubahan' }).click();
  await expect(dialogOf(page).getByText('Pilih minimal satu kelas')).toBeVisible();
  for (const { title } of [one, other]) {
    await dialogOf(page).getByRole('searchbox').fill(title);
    // Waits for the search, because rows move under the pointer until it has finished.
    await expect(dialogOf(page).getByRole('checkbox', { name: /^Harga / })).toHaveCount(1);
    await dialogOf(page).getByRole('checkbox', { name: title }).check();
  }
  await dialogOf(page).getByRole('textbox', { name: 'Harga baru' }).fill('60000');
  await dialogOf(page).getByRole('button', { name: 'Periksa perubahan' }).click();
  await expect(dialogOf(page)).toContainText('1 kelas sudah memakai harga ini');
  expect((await stored(one)).price).toBe(50_000);
  await dialogOf(page).getByRole('button', { name: 'Ubah harga 1 kelas' }).click();
  await expect(page.getByText('Harga 1 kelas berhasil diperbarui.')).toBeVisible();
  expect((await stored(one)).price).toBe(60_000);
});

test('an instructor sees a course once linked to it, cannot change it, and sees no other course', async ({
  pageOf,
}) => {
  const [own, foreign] = [await newCourse('Milik'), await newCourse('Asing')];
  const reader = await pageOf('instructor');
  await reader.goto(`${LIST}?q=${own.course_code}`);
  await expect(heading(reader, 'Daftar Kelas Daring Mandiri')).toBeVisible();
  await expect(rowOf(reader, own.title)).toHaveCount(0);

  const page = await pageOf('admin');
  await page.goto(`/editor/privateClassInstructors/${own.id}`);
  await expect(page.getByText(own.title).first()).toBeVisible();
  const { user } = await callAs<{ user: { name: string } }>('instructor', '/v1/instructor/tokenlogin', {
    method: 'POST',
  });
  await page.getByRole('button', { name: 'Tambah Widyaiswara' }).first().click();
  await page.getByRole('button', { name: `Tambahkan ${user.name}` }).click();
  await expect(page.getByText('Widyaiswara berhasil ditambahkan!')).toBeVisible();

  await reader.reload();
  await expect(rowOf(reader, own.title)).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Ubah Harga Kelas' })).toHaveCount(0);
  await expect(reader.getByRole('link', { name: 'Buat Kelas Baru' })).toHaveCount(0);
  await rowOf(reader, own.title).getByRole('link', { name: own.title }).click();
  await expect(reader).toHaveURL(`/editor/privateClassVisitors/${own.id}`);
  await reader.goto(`/editor/privateClassDetail/${own.id}`);
  await expect(reader).toHaveURL(`/editor/privateClassVisitors/${own.id}`);
  await reader.goto(`/editor/privateClassInstructors/${own.id}`);
  await expect(rowOf(reader, user.name)).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Tambah Widyaiswara' })).toHaveCount(0);
  await reader.goto(`/editor/privateClassInstructors/${foreign.id}`);
  await expect(reader.getByText('Kelas daring mandiri tidak ditemukan')).toBeVisible();
});
