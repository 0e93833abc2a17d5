import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { callAs, classPage } from '../support/api.ts';
import { newClass } from '../support/classes.ts';
import { rows } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';

const HEAD = 'Nama;Surel;Pertanyaan;Jawaban';

interface ListedQuestion {
  readonly full_name: string;
  readonly question: string;
  readonly answer: string | null;
  readonly participant_id: number | null;
}

const questionsOf = (code: string): Promise<readonly ListedQuestion[]> => callAs('admin', `/v1/class/${code}/question`);

/** Opens the upload of a class and chooses a file with these lines. */
async function upload(page: Page, code: string, lines: readonly string[], name = 'pertanyaan.csv', type = 'text/csv') {
  await page.goto(`/editor/question/${code}`);
  await page.getByRole('button', { name: 'Unggah CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unggah Pertanyaan' });
  const buffer = Buffer.from([HEAD, ...lines].join('\r\n'));
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: type, buffer });
  return dialog;
}

test('problem rows are corrected or skipped, then the rest is saved and read back', async ({ pageOf }) => {
  const { code } = await newClass('CSV');
  const page = await pageOf('admin');
  const dialog = await upload(page, code, [
    'Ani Contoh;ani@contoh.example;Kapan dimulai?;Besok pagi',
    'Budi Contoh;budi@contoh.example;;',
    ';cici@contoh.example;Di mana?;',
    'Dedi Contoh;dedi@contoh.example;=HYPERLINK("x");',
  ]);
  await expect(dialog).toContainText('4 baris');
  await expect(dialog).toContainText('dibuat tanpa identitas dan tanpa ID peserta');
  const commit = dialog.getByRole('button', { name: /^Simpan \d+ Pertanyaan$/ });
  await expect(commit).toBeDisabled();
  expect(await questionsOf(code)).toEqual([]);

  await dialog.getByRole('textbox', { name: 'Pertanyaan' }).first().fill('Apakah ada rekaman?');
  await expect(dialog.getByText('Diperbaiki', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Lewati baris 4' }).click();
  await expect(commit).toHaveText('Simpan 3 Pertanyaan');
  await commit.click();
  await expect(page.getByText('Unggahan Berhasil!')).toBeVisible();
  await expect(page.getByText('3 pertanyaan dibuat, 1 baris dilewati.')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);

  const made = await questionsOf(code);
  expect(made.find(({ question }) => question.includes('Kapan dimulai?'))?.answer).toContain('Besok pagi');
  expect(made.every(({ participant_id }) => participant_id === null)).toBe(true);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('daftar-pertanyaan.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('Apakah ada rekaman?');
  // A formula in an uploaded file is exported as text (S21).
  expect(text).not.toMatch(/(^|[;"])=HYPERLINK/m);
});

test('a participant who asks is recognised, and nothing is saved before the button is pressed', async ({ pageOf }) => {
  const { data } = await classPage('superadmin', 'tab=archive&sort=name');
  const taken = data.find(({ metrics }) => metrics.accepted > 0);
  const people = await callAs<{ data: readonly { full_name: string; email: string }[] }>(
    'admin',
    `/v1/class/${taken?.code}/participants?page=1&per_page=5`,
  );
  const person = people.data[0];
  const before = (await questionsOf(taken?.code ?? '')).length;
  const page = await pageOf('admin');
  const dialog = await upload(page, taken?.code ?? '', [
    `${person?.full_name};${person?.email};Pertanyaan peserta uji?;`,
  ]);
  await expect(dialog.getByRole('button', { name: 'Simpan 1 Pertanyaan' })).toBeEnabled();
  await expect(dialog).not.toContainText('tanpa identitas');
  expect(await questionsOf(taken?.code ?? '')).toHaveLength(before);
  await dialog.getByRole('button', { name: 'Simpan 1 Pertanyaan' }).click();
  await expect(page.getByText('Unggahan Berhasil!')).toBeVisible();
  const made = (await questionsOf(taken?.code ?? '')).find(({ question }) =>
    question.includes('Pertanyaan peserta uji?'),
  );
  expect(made?.participant_id).not.toBeNull();

  await page.getByRole('button', { name: 'Tambah Pertanyaan' }).click();
  const adding = page.getByRole('dialog', { name: 'Tambah Pertanyaan' });
  await adding.getByRole('combobox', { name: 'Penanya' }).fill(person?.full_name ?? '');
  await expect(page.getByRole('option', { name: new RegExp(person?.email ?? '') })).toBeVisible();
});

test('a file of another type is refused with its name', async ({ pageOf }) => {
  const { code } = await newClass('CSV lain');
  const page = await pageOf('admin');
  const dialog = await upload(page, code, [], 'gambar.png', 'image/png');
  await expect(dialog.getByRole('alert')).toHaveText('Harap Unggah File dengan Tipe  : text/csv');
  await expect(dialog).toContainText('gambar.png');
  expect(await questionsOf(code)).toEqual([]);
});
