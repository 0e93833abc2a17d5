import { expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './quiz.stories.tsx';

const { Answers, AnswersWithoutTest, Additional, Analysis, Preview, WritesFail } = composeStories(stories);

const savedText = async () => {
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  await userEvent.click(screen.getByRole('button', { name: 'Unduh CSV' }));
  await waitFor(() => expect(jest.mocked(URL.createObjectURL).mock.calls.length).toBe(1));
  const [[blob]] = jest.mocked(URL.createObjectURL).mock.calls as [[Blob]];
  return blob.text();
};

test('answers show who did the test; scores are rounded down, in files to the nearest', async () => {
  render(<Answers />);
  const table = within(await screen.findByRole('table', { name: 'Jawaban peserta' }));
  table.getByText('Sudah Dikerjakan');
  table.getByText('Belum Dikerjakan');
  table.getByText('66');
  table.getByText('Perlu dinilai');
  const text = await savedText();
  expect(text).toContain('Nilai (0-100, dibulatkan ke terdekat)');
  expect(text).toContain('Ratna Contoh Prameswari;ratna@contoh.example;Sudah Dikerjakan;67;');
  await screen.findByText('data-tes-akhir.csv terunduh');
});

test('answers, and the file of them, narrow to those without a test (D227)', async () => {
  render(<Answers />);
  await screen.findByText('Ratna Contoh Prameswari');
  await userEvent.click(screen.getByRole('button', { name: 'Belum Dikerjakan' }));
  await waitFor(() => expect(screen.queryByText('Ratna Contoh Prameswari')).toBeNull());
  screen.getByText('Galih Contoh Saputra');
  const text = await savedText();
  expect(text).toContain('Galih Contoh Saputra');
  expect(text).not.toContain('Ratna Contoh Prameswari');
});

test('an answer is read beside the list and scored by hand', async () => {
  render(<Answers />);
  await chooseAction('Tindakan untuk Ratna Contoh Prameswari', 'Lihat jawaban');
  const drawer = within(await screen.findByRole('dialog', { name: 'Jawaban Ratna Contoh Prameswari' }));
  drawer.getByText('Hemat kata');
  drawer.getByText('Benar');
  const box = drawer.getByRole('textbox', { name: 'Nilai manual' });
  await userEvent.clear(box);
  await userEvent.click(drawer.getByRole('button', { name: 'Simpan nilai' }));
  await drawer.findByText('Isi nilai 0 sampai 100');
  await userEvent.type(box, '85');
  await userEvent.click(drawer.getByRole('button', { name: 'Simpan nilai' }));
  await screen.findByText('Nilai tersimpan');
});

test('a one-time URL is created and shown once', async () => {
  render(<Answers />);
  await chooseAction('Tindakan untuk Galih Contoh Saputra', 'URL sekali pakai');
  const dialog = within(await screen.findByRole('dialog', { name: 'URL Sekali Pakai' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Buat URL' }));
  expect(await dialog.findByRole('textbox', { name: 'URL tes akhir' })).toHaveValue(
    'https://widya.example/tes/masuk/contoh-token',
  );
  dialog.getByText(/Berlaku sampai 21 Nov 2026, 11:00 WIB/);
  dialog.getByRole('button', { name: 'Salin URL' });
});

test('an additional answer is deleted after a confirmation', async () => {
  render(<Additional />);
  await chooseAction('Tindakan untuk Tamu Contoh', 'Hapus');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Jawaban tambahan berhasil terhapus!');
  await screen.findByText('Belum ada jawaban tambahan');
});

test('a failed delete shows why and keeps the dialog open', async () => {
  render(<WritesFail />);
  await chooseAction('Tindakan untuk Tamu Contoh', 'Hapus');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
  await dialog.findByText('Kesalahan terjadi');
});

test('the analysis shows how many answered correctly', async () => {
  render(<Analysis />);
  const rows = within(await screen.findByRole('list', { name: 'Analisis soal' }));
  rows.getByText('67%');
  rows.getByText('2 dari 3 menjawab benar');
  rows.getByText('Dinilai manual');
});

test('the preview shows the test, and sending shows that it is only a preview', async () => {
  render(<Preview />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Apotik' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Jawaban soal 2' }), 'Hemat');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim Jawaban' }));
  await screen.findByText('Fitur ini tidak tersedia untuk halaman pratinjau.');
});

test('without a test, answers lead to its questions', async () => {
  render(<AnswersWithoutTest />);
  await userEvent.click(await screen.findByRole('button', { name: 'Buat soal' }));
  await screen.findByText('Belum ada soal');
});
