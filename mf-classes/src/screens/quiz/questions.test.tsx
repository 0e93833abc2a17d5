import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './quiz.stories.tsx';

const {
  Questions,
  WithoutAnswers,
  Empty,
  Failed,
  Forbidden,
  UnknownClass,
  Conflict,
  ConflictWithAnswers,
  ConflictWithFirstAnswers,
  FirstTestTwice,
} = composeStories(stories);

const list = () => screen.findByRole('list', { name: 'Soal tes akhir' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const shownQuestions = async () =>
  within(await list())
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('li')?.textContent ?? '');

async function describeQuestion(text: string) {
  const box = await screen.findByRole('textbox', { name: 'Pertanyaan' });
  box.focus();
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? `<p>${text}</p>` : ''),
    files: [],
    types: [],
  };
  fireEvent(box, createEvent.paste(box, { clipboardData }));
  await waitFor(() => expect(box).toHaveTextContent(text));
  return box;
}

test('a first test is checked, then saved', async () => {
  render(<Empty />);
  await screen.findByText('Belum ada soal');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah Soal' }));
  await save();
  expect((await screen.findAllByText('Harap lengkapi semua data')).length).toBeGreaterThan(0);
  (await describeQuestion('Mana yang baku?')).blur();
  const option = (number: number) => screen.getByRole('textbox', { name: `Pilihan ${number}` });
  await userEvent.type(option(1), 'Sama');
  await userEvent.type(option(2), 'Sama');
  await screen.findByText('Pilihan jawaban tidak boleh sama');
  await userEvent.type(option(2), ' sekali');
  await screen.findByText('Pilih jawaban yang benar');
  await userEvent.click(screen.getByRole('radio', { name: 'Pilihan 2 benar' }));
  await userEvent.type(option(2), ' lagi');
  await save();
  await screen.findByText('Tes akhir tersimpan');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Perubahan belum disimpan' })).toBeNull());
});

test('questions are moved without dragging, and the order is saved', async () => {
  render(<WithoutAnswers />);
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Naikkan Soal 2' }));
  const [first, second] = await shownQuestions();
  expect(first).toContain('Sebutkan satu ciri');
  expect(second).toContain('baku');
  await save();
  await screen.findByText('Tes akhir tersimpan');
  expect((await shownQuestions())[0]).toContain('Sebutkan satu ciri');
});

test("'Simpan' saves a text that was typed so recently that it is not rendered yet", async () => {
  render(<Empty />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah Soal' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Isian' }));
  await save();
  await screen.findByText('Harap lengkapi semua data');
  const box = await describeQuestion('Sebutkan satu ciri.');
  // Renders happen after the callback, so the press follows the change without one in between.
  act(() => {
    box.blur();
    screen.getByRole('button', { name: 'Simpan' }).click();
  });
  await screen.findByText('Tes akhir tersimpan');
});

test('with answers, it warns and offers to score them again', async () => {
  render(<Questions />);
  await screen.findByText(/3 peserta sudah mengerjakan tes ini. Perubahan soal/);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus soal 2' }));
  await save();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Nilai ulang jawaban?' }));
  dialog.getByRole('button', { name: 'Simpan tanpa menilai ulang' });
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan dan nilai ulang' }));
  await screen.findByText('Tes akhir tersimpan dan jawaban dinilai ulang');
  expect(await shownQuestions()).toHaveLength(1);
});

test('shows what somebody else saved meanwhile, and can take it over (D204)', async () => {
  render(<Conflict />);
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Naikkan Soal 2' }));
  await save();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Tes akhir baru saja diubah orang lain' }));
  dialog.getByText('Pilih kata baku.');
  await userEvent.click(dialog.getByRole('button', { name: 'Pakai isi terbaru' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await shownQuestions()).toEqual([expect.stringContaining('Pilih kata baku.')]);
});

describe('with answers, a concurrent change', () => {
  const saveOverTheirs = async (choice: string) => {
    render(<ConflictWithAnswers />);
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus soal 2' }));
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: 'Nilai ulang jawaban?' }));
    await userEvent.click(question.getByRole('button', { name: choice }));
    return within(await screen.findByRole('alertdialog', { name: 'Tes akhir baru saja diubah orang lain' }));
  };
  const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  test('keeps the choice to score them again', async () => {
    const conflict = await saveOverTheirs('Simpan dan nilai ulang');
    await userEvent.click(conflict.getByRole('button', { name: 'Pakai isian saya' }));
    await screen.findByText('Tes akhir tersimpan dan jawaban dinilai ulang');
    await noDialog();
  });

  test('keeps the choice not to score them again', async () => {
    const conflict = await saveOverTheirs('Simpan tanpa menilai ulang');
    await userEvent.click(conflict.getByRole('button', { name: 'Pakai isian saya' }));
    await screen.findByText('Tes akhir tersimpan');
    await noDialog();
  });

  test('is taken over without asking about scores again', async () => {
    const conflict = await saveOverTheirs('Simpan dan nilai ulang');
    await userEvent.click(conflict.getByRole('button', { name: 'Pakai isi terbaru' }));
    await noDialog();
    expect(await shownQuestions()).toEqual([expect.stringContaining('Pilih kata baku.')]);
  });

  test('can be left undecided, with the own questions unsaved', async () => {
    const conflict = await saveOverTheirs('Simpan dan nilai ulang');
    await userEvent.click(conflict.getByRole('button', { name: 'Batal' }));
    await noDialog();
    expect(await shownQuestions()).toHaveLength(1);
    screen.getByRole('region', { name: 'Perubahan belum disimpan' });
  });
});

describe('with the first answers, a concurrent change', () => {
  const saveOverTheirs = async () => {
    render(<ConflictWithFirstAnswers />);
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus soal 2' }));
    await save();
    const conflict = within(await screen.findByRole('alertdialog', { name: 'Tes akhir baru saja diubah orang lain' }));
    await userEvent.click(conflict.getByRole('button', { name: 'Pakai isian saya' }));
    return within(await screen.findByRole('alertdialog', { name: 'Nilai ulang jawaban?' }));
  };

  test('asks whether to score them again before it is replaced', async () => {
    const question = await saveOverTheirs();
    question.getByText(/^3 peserta sudah mengerjakan tes ini\./);
    await userEvent.click(question.getByRole('button', { name: 'Simpan dan nilai ulang' }));
    await screen.findByText('Tes akhir tersimpan dan jawaban dinilai ulang');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('is shown again when the question about them is cancelled', async () => {
    const question = await saveOverTheirs();
    await userEvent.click(question.getByRole('button', { name: 'Batal' }));
    await screen.findByRole('alertdialog', { name: 'Tes akhir baru saja diubah orang lain' });
  });
});

test('shows a first test that was saved meanwhile, and can replace it', async () => {
  render(<FirstTestTwice />);
  await screen.findByText('Belum ada soal');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah Soal' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Isian' }));
  (await describeQuestion('Soal saya')).blur();
  await save();
  const dialog = within(await screen.findByRole('alertdialog', { name: /Bagas Contoh/ }));
  dialog.getByText('Sebutkan satu ciri kalimat efektif.');
  await userEvent.click(dialog.getByRole('button', { name: 'Pakai isian saya' }));
  await screen.findByText('Tes akhir tersimpan');
  expect(await shownQuestions()).toEqual([expect.stringContaining('Soal saya')]);
});

test('shows why it failed, that access is missing, and that a class is unknown', async () => {
  const failed = render(<Failed />);
  await screen.findByText('Tes akhir tidak dapat dimuat');
  screen.getByText(/req-contoh-7f3a/);
  failed.unmount();
  const forbidden = render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
  forbidden.unmount();
  render(<UnknownClass />);
  await screen.findByText('Kelas tidak ditemukan');
});
