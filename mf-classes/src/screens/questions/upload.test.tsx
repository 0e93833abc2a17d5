import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { QUESTION_UPLOAD } from '../../testing/question-fixtures.ts';
import * as stories from './questions.stories.tsx';

const { Working, WritesFail } = composeStories(stories);

/** Fakes the upload, which uses XMLHttpRequest instead of `fetch`, and responds with the rows of the file. */
class FakeRequest {
  readonly upload = {};
  readonly status = 201;
  readonly responseText = JSON.stringify(QUESTION_UPLOAD);
  onload: (() => void) | null = null;
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
  abort() {}
  send() {
    queueMicrotask(() => this.onload?.());
  }
}

beforeEach(() => void stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => void unstubAllGlobals());

async function openUpload() {
  await userEvent.click(await screen.findByRole('button', { name: 'Unggah CSV' }));
  return screen.findByRole('dialog', { name: 'Unggah Pertanyaan' });
}

async function choose(file: File) {
  const dialog = await openUpload();
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, file, { applyAccept: false });
  return within(dialog);
}

const CSV = new File(['Nama;Surel;Pertanyaan;Jawaban\n'], 'pertanyaan.csv', { type: 'text/csv' });

async function preview() {
  await choose(CSV);
  await screen.findByText('2 bermasalah');
  return within(screen.getByRole('dialog', { name: 'Unggah Pertanyaan' }));
}

test('refuses a file of another type and shows its name', async () => {
  render(<Working />);
  const dialog = await choose(new File(['x'], 'gambar.png', { type: 'image/png' }));
  dialog.getByText('gambar.png');
  // Compares `textContent`, because a search by text would collapse the two spaces that A-111 specifies.
  expect((await dialog.findByRole('alert')).textContent).toBe('Harap Unggah File dengan Tipe  : text/csv');
});

test('rows with problems are corrected or skipped before anything is saved', async () => {
  render(<Working />);
  const dialog = await preview();
  dialog.getByText('4 baris');
  dialog.getByText('1 penanya tidak terdaftar');
  dialog.getByText(/dibuat tanpa identitas dan tanpa ID peserta/);
  const commit = () => dialog.getByRole('button', { name: /^Simpan \d+ Pertanyaan$/ });
  expect(commit()).toBeDisabled();
  dialog.getByText('2 baris perlu diperbaiki atau dilewati.');
  await userEvent.type(dialog.getAllByRole('textbox', { name: 'Pertanyaan' })[0] as HTMLElement, 'Kapan mulai?');
  await dialog.findByText('Diperbaiki');
  await userEvent.click(dialog.getByRole('button', { name: 'Lewati baris 5' }));
  expect(commit()).toHaveTextContent('Simpan 3 Pertanyaan');
  await userEvent.click(commit());
  await screen.findByText('Unggahan Berhasil!');
  screen.getByText('3 pertanyaan dibuat, 1 baris dilewati.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows more than the first hundred rows with problems on request, so that each can be corrected', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => index + 2);
  stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      override readonly responseText = JSON.stringify({
        ...QUESTION_UPLOAD,
        questions: rows.map((row) => ({ ...QUESTION_UPLOAD.questions[2], row })),
        problems: rows.map((row) => ({ row, column: 'Pertanyaan', message: 'Wajib diisi', blocking: true })),
      });
    },
  );
  render(<Working />);
  await choose(CSV);
  await screen.findByText('250 bermasalah');
  const dialog = within(screen.getByRole('dialog', { name: 'Unggah Pertanyaan' }));
  expect(dialog.queryByText('Baris 251')).toBeNull();
  fireEvent.click(dialog.getByText('Tampilkan lagi (150)'));
  fireEvent.click(dialog.getByText('Tampilkan lagi (50)'));
  dialog.getByText('Baris 251');
  expect(dialog.queryByText(/Tampilkan lagi/)).toBeNull();
});

test('a failed commit keeps the decisions', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<WritesFail />);
  const dialog = await preview();
  await userEvent.click(dialog.getByRole('button', { name: 'Lewati semua yang bermasalah' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan 2 Pertanyaan' }));
  await dialog.findByText('Kesalahan terjadi. Periksa console');
  dialog.getByText(/Unggahan tidak ditemukan atau sudah kedaluwarsa/);
  expect(consoleError).toHaveBeenCalledTimes(1);
  expect(dialog.getAllByText('Dilewati')).toHaveLength(2);
  consoleError.mockRestore();
});
