import type { Locator, Page } from '@playwright/test';
import { newClass } from '../support/classes.ts';
import { earlyBroadcast } from '../support/early-broadcast.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { chooseInRow, heading } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';
import { uniqueName } from '../support/unique-name.ts';

const rowOf = (page: Page, table: string, text: string): Locator =>
  page.getByRole('table', { name: table }).locator('tbody tr').filter({ hasText: text });

/** A picture of 64 by 64 pixels. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsCthP3tZ1gi+hcEKLNXzWgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgvZAQEAsM4ePAAAAABJRU5ErkJggg==';

/** Pastes a text as a browser does, including its line breaks. */
const pasteInto = (box: Locator, text: string) =>
  box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Writes a broadcast to one address without sending it. @returns the button that sends it */
async function compose(page: Page, to: string, subject: string): Promise<Locator> {
  await page.goto('/editor/email?tab=broadcast');
  await page.getByRole('button', { name: 'Lanjut tulis surel' }).click();
  await expect(page.getByText('Harap masukan tujuan pengiriman Email')).toBeVisible();
  await page.getByLabel('Alamat surel').fill(to);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 orang', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut tulis surel' }).click();
  const send = page.getByRole('button', { name: 'Kirim ke 1 orang' });
  await send.click();
  await expect(page.getByText('Harap mengisi subyek dari Email.')).toBeVisible();
  await expect(page.getByText('Isi Email tidak boleh kosong.')).toBeVisible();
  await page.getByLabel('Subyek', { exact: true }).fill(subject);
  await page.getByRole('textbox', { name: 'Isi surel' }).fill('Halo, ini kabar dari kami.');
  // Waits, because the editor reports input with a short delay, within which no person would press the button.
  await expect(page.getByText('Isi Email tidak boleh kosong.')).toBeHidden();
  return send;
}

test.describe('templates', () => {
  test('one is created, chosen for a class, and duplicated instead of edited because a class uses it', async ({
    pageOf,
  }) => {
    const name = uniqueName('Templat');
    const { code } = await newClass('Surel');
    const page = await pageOf('admin');
    await page.goto('/editor/email');
    await expect(heading(page, 'Surel')).toBeVisible();
    await page.getByRole('button', { name: 'Buat Template Baru' }).click();
    const form = page.getByRole('dialog', { name: 'Buat Template Baru' });
    await form.getByLabel('Nama templat').fill(name);
    await form.getByLabel('Skenario').selectOption({ label: 'Registrasi diterima' });
    await form.getByLabel('Subyek').fill('Selamat datang, {{nama_pesrta}}');
    await expect(form.getByText(/Maksud Anda \{\{nama_peserta\}\}\?/)).toBeVisible();
    await form.getByLabel('Subyek').fill('Selamat datang, {{nama_peserta}}');
    await form.getByRole('textbox', { name: 'Isi surel' }).fill('Sampai jumpa di kelas.');
    await expect(form.getByRole('region', { name: 'Pratinjau' })).toContainText('Sampai jumpa di kelas.');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Template Tersimpan!')).toBeVisible();

    await page.goto(`/editor/email/${code}`);
    await page
      .getByRole('region', { name: 'Surel otomatis' })
      .getByLabel('Registrasi diterima', { exact: true })
      .selectOption(name);
    await expect(page.getByText('Templat surel berhasil disimpan')).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/editor/email?q=${encodeURIComponent(name)}`);
    await expect(rowOf(page, 'Daftar templat', name)).toContainText('1 kelas');
    await chooseInRow(rowOf(page, 'Daftar templat', name), 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit Template' });
    await expect(edit.getByText('Templat ini dipakai 1 kelas.')).toBeVisible();
    await edit.getByRole('button', { name: 'Duplikat lalu sunting' }).click();
    const copy = page.getByRole('dialog', { name: 'Buat Template Baru' });
    await copy.getByRole('button', { name: 'Simpan' }).click();
    await expect(rowOf(page, 'Daftar templat', name)).toHaveCount(2);
    await expect(rowOf(page, 'Daftar templat', `Salinan dari ${name}`)).toContainText('Belum dipakai');
  });
});

test.describe('the editor', () => {
  test('uploads a picture and continues typing after it', async ({ pageOf }) => {
    const page = await pageOf('admin');
    await page.goto('/editor/email');
    await page.getByRole('button', { name: 'Buat Template Baru' }).click();
    const form = page.getByRole('dialog', { name: 'Buat Template Baru' });
    const name = uniqueName('Templat bergambar');
    await form.getByLabel('Nama templat').fill(name);
    await form.getByLabel('Subyek').fill('Kabar');
    const text = form.getByRole('textbox', { name: 'Isi surel' });
    await text.click();
    await page.keyboard.type('Halo');
    await form.getByRole('button', { name: 'Gambar', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Gambar', exact: true });
    const buffer = Buffer.from(PICTURE, 'base64');
    await panel.locator('input[type=file]').setInputFiles({ name: 'spanduk.png', mimeType: 'image/png', buffer });
    await page.getByRole('dialog', { name: 'Potong Gambar' }).getByRole('button', { name: 'Simpan' }).click();
    await panel.getByLabel(/Keterangan gambar/).fill('Spanduk');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Pasang' }).click();
    await expect(text).toBeFocused();
    await page.keyboard.type('Salam hangat');
    await expect(text.locator('p').last()).toHaveText('Salam hangat');
    const picture = text.getByRole('img', { name: 'Spanduk' });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect(form.getByRole('region', { name: 'Pratinjau' }).getByRole('img', { name: 'Spanduk' })).toBeVisible();
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Template Tersimpan!')).toBeVisible();
    await page.goto(`/editor/email?q=${encodeURIComponent(name)}`);
    await chooseInRow(rowOf(page, 'Daftar templat', name), 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit Template' });
    await expect(edit.getByRole('textbox', { name: 'Isi surel' }).getByRole('img', { name: 'Spanduk' })).toBeVisible();
  });
});

test.describe('broadcast', () => {
  test('accepts a pasted list of recipients and shows which of them is no address', async ({ pageOf }) => {
    const page = await pageOf('admin');
    await page.goto('/editor/email?tab=broadcast');
    const box = page.getByLabel('Alamat surel');
    await box.click();
    await pasteInto(box, 'satu@uji.example\r\ndua@uji.example; bukan alamat, tiga@uji.example');
    await expect(page.getByText('3 orang', { exact: true })).toBeVisible();
    await expect(box).toHaveValue('bukan alamat');
    await expect(page.getByText('"bukan alamat" bukan alamat surel.')).toBeVisible();
    await page.getByRole('button', { name: 'Lanjut tulis surel' }).click();
    await expect(page.getByText('Perbaiki atau hapus alamat yang keliru.')).toBeVisible();
    await box.fill('');
    await page.getByRole('button', { name: 'Lanjut tulis surel' }).click();
    await expect(page.getByRole('button', { name: 'Kirim ke 3 orang' })).toBeVisible();
  });

  test('is recalled within its minute, reaches nobody, and is edited and sent again', async ({ pageOf }) => {
    const [to, subject] = [
      `${uniqueName('tarik').replaceAll(' ', '.').toLowerCase()}@uji.example`,
      uniqueName('Ditarik'),
    ];
    const page = await pageOf('admin');
    const send = await compose(page, to, subject);
    await expectAccessible(page);
    await send.click();
    const drawer = page.getByRole('dialog', { name: subject });
    await expect(drawer.getByText(/^Surel mulai dikirim dalam \d+ detik\.$/)).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Batalkan pengiriman' }).click();
    await expect(drawer.getByText('Ditarik kembali')).toBeVisible();
    await expect(drawer.getByRole('listitem').filter({ hasText: to })).toContainText('Dilewati');
    await drawer.getByRole('button', { name: 'Sunting dan kirim lagi' }).click();
    await expect(page.getByLabel('Subyek', { exact: true })).toHaveValue(subject);
    await expect(page.getByRole('textbox', { name: 'Isi surel' })).toContainText('Halo, ini kabar dari kami.');
    await expectAccessible(page);
    await page.getByLabel('Subyek', { exact: true }).fill(`${subject} lagi`);
    await page.getByRole('button', { name: 'Kirim ke 1 orang' }).click();
    const second = page.getByRole('dialog', { name: `${subject} lagi` });
    await second.getByRole('button', { name: 'Batalkan pengiriman' }).click();
    await expect(second.getByText('Ditarik kembali')).toBeVisible();
    await page.goto(`/editor/email?tab=log&q=${encodeURIComponent(to)}`);
    await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
  });

  test('is sent after a minute, with a status for each recipient and the sent text in the log', async ({ pageOf }) => {
    const { id, to, subject } = earlyBroadcast();
    const page = await pageOf('admin');
    await page.goto(`/editor/email?tab=broadcast&lihat=riwayat&broadcast=${id}`);
    const drawer = page.getByRole('dialog', { name: subject });
    // Waits for the minute in which the broadcast can be recalled, when this suite is the first one to run.
    await expect(drawer.getByText('Selesai', { exact: true })).toBeVisible({ timeout: 300_000 });
    await expect(drawer.getByRole('listitem').filter({ hasText: to })).toContainText('Terkirim');
    await page.goto(`/editor/email?tab=log&q=${encodeURIComponent(to)}`);
    await chooseInRow(rowOf(page, 'Log surel', to), 'Lihat surel');
    await expect(page.getByRole('dialog', { name: subject })).toContainText('Halo, ini kabar dari kami.');
    await expectAccessible(page);
  });

  test('is open to accounts with the menu key of mails, and not to an instructor', async ({ pageOf }) => {
    const limited = await pageOf('limited');
    await limited.goto('/editor/email?tab=broadcast');
    await expect(limited.getByRole('button', { name: 'Lanjut tulis surel' })).toBeVisible();
    const instructor = await pageOf('instructor');
    await instructor.goto('/editor/email');
    await expect(heading(instructor, /tidak punya akses/i)).toBeVisible();
  });
});
