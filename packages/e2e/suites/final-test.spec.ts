import type { Locator, Page } from '@playwright/test';
import { callAs, classPage } from '../support/api.ts';
import { newClass } from '../support/classes.ts';
import { downloadOf } from '../support/download.ts';
import { chooseInRow, rows, tick } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

const QUESTIONS = 'Soal tes akhir';

/** Headings of the questions in their displayed order. */
const shown = (page: Page): Locator => page.getByRole('list', { name: QUESTIONS }).getByRole('heading', { level: 2 });
const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();

/** Presses 'Unduh CSV' and returns the name and the lines of the file. */
const download = (page: Page) => downloadOf(page, () => page.getByRole('button', { name: 'Unduh CSV' }).click());

interface Test {
  readonly id: number;
  readonly active: 0 | 1;
}

interface AnswerPage {
  readonly data: readonly { readonly full_name: string; readonly score: number | null }[];
  readonly meta: { readonly total: number };
}

/** Finds a class of the demo data whose final test only some of its participants have done. */
async function answeredClass(): Promise<{ readonly code: string; readonly answers: AnswerPage }> {
  const { data } = await classPage('superadmin', 'tab=archive&sort=name');
  for (const { code } of data) {
    const tests = await callAs<readonly Test[]>('superadmin', `/v1/class/${code}/quiz/question`);
    const first = tests[0];
    if (!first) continue;
    const answers = await callAs<AnswerPage>('superadmin', `/v1/quiz/question/${first.id}/answer?page=1&per_page=100`);
    if (answers.data.some(({ score }) => score !== null) && answers.data.some(({ score }) => score === null))
      return { code, answers };
  }
  throw new Error('The demo data has no class with answers');
}

test('questions are written, reordered, saved and previewed', async ({ pageOf }) => {
  const { code } = await newClass('Tes akhir');
  const page = await pageOf('admin');
  await page.goto(`/editor/quiz/${code}`);
  await expect(page.getByText('Belum ada soal')).toBeVisible();
  const save = page.getByRole('button', { name: 'Simpan', exact: true });

  await page.getByRole('button', { name: 'Tambah Soal' }).click();
  await page.getByRole('textbox', { name: 'Pertanyaan' }).fill('Manakah yang baku?');
  await page.getByRole('textbox', { name: 'Pilihan 1' }).fill('Apotek');
  await page.getByRole('textbox', { name: 'Pilihan 2' }).fill('Apotik');
  await save.click();
  await expect(page.getByText('Pilih jawaban yang benar').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Pilihan 1 benar' }).check();
  await page.getByRole('button', { name: 'Selesai' }).click();
  await page.getByRole('button', { name: 'Tambah Soal' }).click();
  await page.getByText('Isian', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Pertanyaan' }).fill('Sebutkan satu ciri kalimat efektif.');
  await save.click();
  await expect(page.getByText('Tes akhir tersimpan')).toBeVisible();
  await expect(shown(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Naikkan Soal 2' }).click();
  await save.click();
  await expect(page.getByText('Tes akhir tersimpan').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Perubahan belum disimpan' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('list', { name: QUESTIONS }).getByRole('listitem').first()).toContainText(
    'kalimat efektif',
  );

  await tab(page, 'Tampilan Pengguna');
  await tick(page.getByRole('radio', { name: 'Apotik' }));
  await page.getByRole('button', { name: 'Kirim Jawaban' }).click();
  await expect(page.getByText('Fitur ini tidak tersedia untuk halaman pratinjau.')).toBeVisible();
});

test('answers are read, scored by hand and downloaded as CSV, and a one-time link is created', async ({ pageOf }) => {
  const { code, answers } = await answeredClass();
  const done = answers.data.find(({ score }) => score !== null);
  const open = answers.data.find(({ score }) => score === null);
  const page = await pageOf('admin');
  await page.goto(`/editor/quiz/${code}`);
  await tab(page, 'Jawaban Peserta');
  const search = page.getByRole('searchbox');

  await search.fill(done?.full_name ?? '');
  const row = rows(page)
    .filter({ hasText: done?.full_name ?? '' })
    .first();
  await expect(row).toContainText('Sudah Dikerjakan');
  await chooseInRow(row, 'Lihat jawaban');
  const drawer = page.getByRole('dialog', { name: `Jawaban ${done?.full_name}` });
  await drawer.getByRole('textbox', { name: 'Nilai manual' }).fill('85');
  await drawer.getByRole('button', { name: 'Simpan nilai' }).click();
  await expect(page.getByText('Nilai tersimpan')).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expect(row).toContainText('85');

  await search.fill(open?.full_name ?? '');
  const missing = rows(page)
    .filter({ hasText: open?.full_name ?? '' })
    .first();
  await expect(missing).toContainText('Belum Dikerjakan');
  await chooseInRow(missing, 'URL sekali pakai');
  const url = page.getByRole('dialog', { name: 'URL Sekali Pakai' });
  await url.getByRole('button', { name: 'Buat URL' }).click();
  await expect(url.getByRole('textbox', { name: 'URL tes akhir' })).toHaveValue(/\/tes\/masuk\/[\w-]{20,}$/);
  await url.getByRole('button', { name: 'Tutup' }).last().click();

  await search.fill('');
  await expect(page).not.toHaveURL(/q=/);
  await expect(rows(page).nth(1)).toBeVisible();
  const file = await download(page);
  expect(file.name).toBe('data-tes-akhir.csv');
  expect(file.lines).toHaveLength(answers.meta.total + 1);
  expect(file.lines[0]).toContain('Nilai (0-100, dibulatkan ke terdekat)');
  expect(file.lines.find((line) => line.includes(done?.full_name ?? ''))).toContain('Sudah Dikerjakan;85;');
  expect(file.lines.find((line) => line.includes(open?.full_name ?? ''))).toContain('Belum Dikerjakan');

  await tab(page, 'Jawaban Tambahan');
  await expect(rows(page).first().or(page.getByText('Belum ada jawaban tambahan'))).toBeVisible();
  await tab(page, 'Analisis Soal');
  await expect(page.getByRole('list', { name: 'Analisis soal' }).getByRole('listitem').first()).toBeVisible();
});

test('answers of people who are not participants are downloaded as a separate file and deleted', async ({ pageOf }) => {
  const { data } = await classPage('superadmin', 'tab=archive&sort=name');
  let code = '';
  for (const row of data) {
    const forms = await callAs<readonly unknown[]>('superadmin', `/v1/quiz_forms/${row.code}`);
    if (forms.length > 0) code = row.code;
    if (code !== '') break;
  }
  const page = await pageOf('admin');
  await page.goto(`/editor/quiz/${code}`);
  await tab(page, 'Jawaban Tambahan');
  const first = rows(page).first();
  await expect(first).toContainText('Peserta Tambahan');
  const { name, lines } = await download(page);
  expect(name).toBe('tambahan-tes-akhir.csv');
  expect(lines).toHaveLength((await rows(page).count()) + 1);
  await chooseInRow(first, 'Hapus');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(page.getByText('Jawaban tambahan berhasil terhapus!')).toBeVisible();
  await expect(rows(page)).toHaveCount(lines.length - 2);
});
