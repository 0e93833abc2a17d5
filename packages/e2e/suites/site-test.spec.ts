import type { Page } from '@playwright/test';
import { typeAddressCode } from '../support/address-code.ts';
import { callAs } from '../support/api.ts';
import { addTest, changeClass, publishedClass } from '../support/classes.ts';
import { expectPhonePage } from '../support/expect-phone-page.ts';
import { chooseInRow, rows } from '../support/frame.ts';
import { PHONE, WITHOUT_SCRIPT } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const RIGHT = 'Naskah disimpan di dalam lemari.';
const QUESTIONS = [
  { fieldName: 'soal-1', type: 'option', description: 'Manakah yang tepat?', options: [RIGHT, 'Naskah di simpan.'] },
  { fieldName: 'soal-2', type: 'isian', description: 'Ibu kota Jawa Barat?', options: [], correctAnswer: 'Bandung' },
  { fieldName: 'soal-3', type: 'option', description: 'Manakah yang baku?', options: ['Apotek', 'Apotik'] },
].map((question) => ({ correctAnswer: question.options[0] ?? '', ...question }));

/** Creates a published class with a final test and one accepted participant, for one journey. */
async function classWithTest(title: string) {
  const { code, name } = await publishedClass(title);
  const email = `laras.${code.toLowerCase()}@uji.example`;
  const body = JSON.stringify([{ full_name: 'Larasati Uji', email }]);
  await callAs('admin', `/v1/class/${code}/invite`, { method: 'POST', body });
  await addTest(code, QUESTIONS);
  return { code, name, email };
}

const step = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const answersOf = async (page: Page, code: string, tab: string) => {
  await page.goto(`/editor/quiz/${code}`);
  await page.getByRole('tab', { name: tab, exact: true }).click();
  return rows(page).first();
};

test('a participant takes the test through a reload and a lost connection, and staff see the score', async ({
  pageOf,
  newPageOf,
}) => {
  const { code, name, email } = await classWithTest('Tes di ponsel');
  await changeClass(code, { show_answers_to_user: true });
  const phone = await newPageOf(null, PHONE);
  await phone.goto(`/tes-akhir/${code}`);
  await expectPhonePage(phone, 'address');
  await typeAddressCode(phone, email);

  await test.step('answers survive a reload', async () => {
    await expect(phone.getByText(name)).toBeVisible();
    await phone.getByText(RIGHT).click();
    await expect(phone.getByText(/^Tersimpan, \d\d:\d\d WIB$/)).toBeVisible();
    await expectPhonePage(phone, 'question');
    await step(phone, 'Berikutnya');
    await phone.getByRole('textbox', { name: 'Ibu kota Jawa Barat?' }).fill(' bandung ');
    await phone.getByText('Tandai ragu-ragu').filter({ visible: true }).click();
    await phone.reload();
    await expect(phone.getByRole('textbox', { name: 'Ibu kota Jawa Barat?' })).toHaveValue(' bandung ');
    await step(phone, 'Sebelumnya');
    await expect(phone.getByRole('radio', { name: RIGHT })).toBeChecked();
  });

  await test.step('the test continues without a connection, and shows that there is none', async () => {
    await phone.context().setOffline(true);
    await expect(phone.getByText('Koneksi terputus.')).toBeVisible();
    await step(phone, 'Daftar soal');
    await expect(phone.getByText('2 dari 3 soal terjawab, 1 ditandai ragu-ragu.')).toBeVisible();
    await expect(phone.getByText('Soal 3 belum dijawab')).toBeVisible();
    await expectPhonePage(phone, 'review');
    await step(phone, 'Soal 3, belum dijawab');
    await phone.getByText('Apotek').click();
    await expect(phone.getByText(/^Tersimpan di ponsel, /)).toBeVisible();
    await step(phone, 'Periksa');
    await step(phone, 'Kumpulkan jawaban');
    await expect(phone.getByText('Jawaban sedang dikirim')).toBeVisible();
  });

  await test.step('the answers are submitted once the connection is back, and none stay on the device', async () => {
    await phone.context().setOffline(false);
    await expect(phone.getByText('Jawaban terkumpul')).toBeVisible();
    await expect(phone.getByText('100', { exact: true })).toBeVisible();
    await expectPhonePage(phone, 'result');
    expect(await phone.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('widya:tes:')))).toEqual(
      [],
    );
    await phone.goto(`/tes-akhir/${code}/soal`);
    await expect(phone.getByText('Jawaban terkumpul')).toBeVisible();
  });

  const staff = await pageOf('admin');
  const row = await answersOf(staff, code, 'Jawaban Peserta');
  await expect(row).toContainText('Sudah Dikerjakan');
  await expect(row).toContainText('100');
});

test('a one-time link works once, and a program that only opens it does not use it up', async ({
  pageOf,
  newPageOf,
}) => {
  const { code } = await classWithTest('Tes sekali pakai');
  const staff = await pageOf('admin');
  const row = await answersOf(staff, code, 'Jawaban Peserta');
  await chooseInRow(row, 'URL sekali pakai');
  const dialog = staff.getByRole('dialog', { name: 'URL Sekali Pakai' });
  await dialog.getByRole('button', { name: 'Buat URL' }).click();
  const field = dialog.getByRole('textbox', { name: 'URL tes akhir' });
  await expect(field).toHaveValue(/\/tes\/masuk\/[\w-]{20,}$/);
  const path = new URL(await field.inputValue()).pathname;

  const scanner = await newPageOf(null, WITHOUT_SCRIPT);
  await scanner.goto(path);
  const phone = await newPageOf(null, WITHOUT_SCRIPT);
  await phone.goto(path);
  await expect(phone.getByText('Untuk Larasati Uji.')).toBeVisible();
  await expectPhonePage(phone, 'one-time link');
  await step(phone, 'Mulai tes');
  await scanner.getByRole('button', { name: 'Mulai tes' }).click();
  await expect(scanner.getByText('Tautan ini sudah tidak berlaku')).toBeVisible();

  await expectPhonePage(phone, 'questions');
  await phone.getByLabel('Naskah di simpan.').check();
  await phone.getByRole('textbox', { name: 'Ibu kota Jawa Barat?' }).fill('Bandung');
  await step(phone, 'Kumpulkan jawaban');
  await expect(phone.getByText('Jawaban Anda sudah kami terima')).toBeVisible();
  expect((await phone.goto(path))?.status()).toBe(410);
  await expect(await answersOf(staff, code, 'Jawaban Peserta')).toContainText('33');
});

test('a test whose time is over submits the answers by itself', async ({ newPageOf }) => {
  const { code } = await classWithTest('Tes habis waktu');
  const { data } = await callAs<{ data: readonly { participant_id: number }[] }>(
    'admin',
    `/v1/quiz/question/${(await callAs<readonly { id: number }[]>('admin', `/v1/class/${code}/quiz/question`))[0]?.id}/answer?page=1`,
  );
  const { url } = await callAs<{ url: string }>('admin', `/v1/participant/${data[0]?.participant_id}/generateToken`, {
    method: 'POST',
  });
  const phone = await newPageOf(null, PHONE);
  await phone.goto(new URL(url).pathname);
  await step(phone, 'Mulai tes');
  await phone.getByText(RIGHT).click();
  await phone.clock.install({ time: Date.now() + (24 * 60 - 5) * 60_000 });
  await phone.reload();
  await expect(phone.getByRole('timer')).toHaveText(/^0[45]:\d\d$/);
  await expectPhonePage(phone, 'last minutes');
  await phone.clock.fastForward(6 * 60_000);
  await expect(phone.getByText('Waktu habis, jawaban terkumpul')).toBeVisible();
});

test('a person who is no participant submits answers with a name, and staff find them as additional answers', async ({
  pageOf,
  newPageOf,
}) => {
  const { code } = await classWithTest('Tes tambahan');
  const phone = await newPageOf(null, WITHOUT_SCRIPT);
  await phone.goto(`/tes-akhir/${code}`);
  await typeAddressCode(phone, `tamu.${code.toLowerCase()}@uji.example`);
  await expectPhonePage(phone, 'questions for a guest');
  await phone.getByLabel(RIGHT).check();
  await phone.getByLabel('Nama lengkap').fill('Tamu Tes Uji');
  await step(phone, 'Kumpulkan jawaban');
  await expect(phone.getByText('Jawaban terkumpul')).toBeVisible();
  const row = await answersOf(await pageOf('admin'), code, 'Jawaban Tambahan');
  await expect(row).toContainText('Tamu Tes Uji');
  await expect(row).toContainText('33');
});

test('a test that staff have closed shows that and accepts no answers until it is open again', async ({
  newPageOf,
}) => {
  const { code, email } = await classWithTest('Tes ditutup');
  const phone = await newPageOf(null, PHONE);
  await phone.goto(`/tes-akhir/${code}`);
  await typeAddressCode(phone, email);
  await phone.getByText(RIGHT).click();
  const [quiz] = await callAs<readonly { id: number }[]>('admin', `/v1/class/${code}/quiz/question`);
  const toggle = () => callAs('admin', `/v1/quiz/question/${quiz?.id}/toggle`, { method: 'PUT' });
  await toggle();
  await step(phone, 'Daftar soal');
  await step(phone, 'Kumpulkan jawaban');
  await expect(phone.getByText('Tes akhir sedang ditutup')).toBeVisible();
  await expectPhonePage(phone, 'closed');
  await toggle();
  await phone.getByRole('link', { name: 'Coba lagi' }).click();
  await expect(phone.getByText('Periksa sebelum dikumpulkan')).toBeVisible();
  await step(phone, 'Kumpulkan jawaban');
  await expect(phone.getByText('Jawaban terkumpul')).toBeVisible();
});
