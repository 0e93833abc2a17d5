import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './manage-chapter.stories.tsx';

const {
  Working,
  Locked,
  Empty,
  NoAnswers,
  Failed,
  ListFailed,
  Forbidden,
  UnknownChapter,
  OfAnotherCourse,
  TypeRefused,
  Conflicts,
  LockedMeanwhile,
} = composeStories(stories);

const table = () => screen.findByRole('table', { name: 'Daftar subbab' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const add = async () => {
  await table();
  await userEvent.click(screen.getAllByRole('button', { name: 'Tambah Konten' })[0] as HTMLElement);
  return dialog('Tambah Konten');
};
const manage = async (name: string) => {
  await table();
  await chooseAction(`Tindakan untuk ${name}`, 'Kelola');
  return dialog('Kelola Subbab');
};
type Box = Awaited<ReturnType<typeof dialog>>;
const fill = async (box: Box, name: string, type: string) => {
  await userEvent.type(box.getByRole('textbox', { name: /Nama subbab/ }), name);
  await userEvent.selectOptions(box.getByRole('combobox', { name: /Tipe/ }), type);
  await userEvent.type(box.getByRole('textbox', { name: 'Durasi, menit' }), '2');
};
const saveEmpty = async () => {
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Simpan subbab tanpa isi?' }));
  await userEvent.click(confirmation.getByRole('button', { name: 'Simpan tanpa isi' }));
};
const save = (box: Box) => userEvent.click(box.getByRole('button', { name: 'Simpan' }));

describe('the chapter', () => {
  test('shows its name and its sub-chapters, and is renamed', async () => {
    render(<Working />);
    const rows = within(await table());
    rows.getByText('Kuis ejaan');
    rows.getByText('2 jam 1 menit 5 detik');
    const box = screen.getByRole('textbox', { name: /Nama bab/ });
    await userEvent.clear(box);
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Harap mengisi nama bab');
    await userEvent.type(box, 'Awal');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Bab berhasil diperbarui!');
  });

  test('offers both names after a conflict', async () => {
    render(<Conflicts />);
    await table();
    await userEvent.type(screen.getByRole('textbox', { name: /Nama bab/ }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    const conflict = await dialog('Data sudah diubah orang lain');
    conflict.getByText('Nama Bagas');
    await userEvent.click(conflict.getByRole('button', { name: 'Simpan pilihan' }));
    await screen.findByText('Bab berhasil diperbarui!');
  });

  test('shows that it is empty, failed, forbidden, unknown or locked', async () => {
    for (const [Story, text] of [
      [Empty, 'Belum ada subbab'],
      [Failed, 'Bab tidak dapat dimuat'],
      [ListFailed, 'Daftar subbab tidak dapat dimuat'],
      [Forbidden, 'Kamu tidak punya akses ke halaman ini'],
      [UnknownChapter, 'Bab tidak ditemukan'],
      [OfAnotherCourse, 'Bab tidak ditemukan'],
      [Locked, 'Bab dan subbab baru tidak bisa dibuat'],
    ] as const) {
      const { unmount } = render(<Story />);
      await screen.findByText(text);
      unmount();
    }
  });
});

describe('a sub-chapter', () => {
  test('needs name, type and duration, with the specified messages', async () => {
    render(<Working />);
    const box = await add();
    await save(box);
    await box.findByText('Harap isi nama subbab!');
    box.getByText('Harap pilih durasi subbab!');
    box.getByText('Harap isi durasi subbab!');
    await userEvent.type(box.getByRole('textbox', { name: 'Durasi, detik' }), '61');
    await box.findByText('Detik harus di antara 0 - 60');
    await userEvent.type(box.getByRole('textbox', { name: 'Durasi, menit' }), 'x');
    await box.findByText('Harap hanya masukan angka');
  });

  test('of a glossary: each word needs a definition', async () => {
    render(<Working />);
    const box = await add();
    await fill(box, 'Istilah lain', 'Glosarium');
    await userEvent.click(box.getByRole('button', { name: 'Tambah kata' }));
    await userEvent.type(box.getByRole('textbox', { name: 'Kata 1' }), 'frasa');
    await save(box);
    await box.findByText('Isi kata dan definisinya');
    await userEvent.type(box.getByRole('textbox', { name: 'Definisi 1' }), 'gabungan kata');
    await save(box);
    await screen.findByText('Subbab berhasil ditambahkan!');
    within(await table()).getByText('Istilah lain');
  });

  test('of questions: the correct answer follows the text of its option', async () => {
    render(<Working />);
    const box = await manage('Kuis ejaan');
    await userEvent.click(box.getByRole('button', { name: 'Sunting pertanyaan 1' }));
    const question = await dialog('Sunting Pertanyaan');
    const option = question.getByRole('textbox', { name: 'Opsi 1' });
    await userEvent.type(option, 'er');
    const correct = question.getByRole('combobox', { name: /Jawaban benar/ });
    expect(within(correct).getByRole('option', { name: 'Apoteker', selected: true })).toBeInTheDocument();
    await save(question);
    await box.findByText('Jawaban benar: Apoteker');
    await userEvent.click(box.getByRole('button', { name: 'Turunkan pertanyaan 1' }));
    await save(box);
    await screen.findByText('Subbab berhasil diperbarui!');
    const again = await manage('Kuis ejaan');
    const items = within(again.getByRole('list', { name: 'Daftar pertanyaan' })).getAllByRole('listitem');
    expect(items[1]).toHaveTextContent('Mana yang baku?');
  });

  test('of questions: only a question with options needs one', async () => {
    render(<Working />);
    const box = await manage('Kuis ejaan');
    await userEvent.click(box.getByRole('button', { name: '+ Tambah Pertanyaan' }));
    const question = await dialog('Tambah Pertanyaan');
    await save(question);
    question.getByText('Harap mengisi kolom pertanyaan');
    question.getByText('Harap membuat minimal satu opsi jawaban');
    await userEvent.click(question.getByRole('radio', { name: 'Isian' }));
    expect(question.queryByText('Harap membuat minimal satu opsi jawaban')).toBeNull();
  });

  test('requires confirmation before another type removes the content', async () => {
    render(<Working />);
    const box = await manage('Istilah');
    const type = box.getByRole('combobox', { name: /Tipe/ });
    await userEvent.selectOptions(type, 'Teks');
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Ganti tipe subbab?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Batal' }));
    expect(type).toHaveValue('Glosarium');
    await userEvent.selectOptions(type, 'Teks');
    await userEvent.click(await screen.findByRole('button', { name: 'Ganti dan kosongkan' }));
    await waitFor(() => expect(box.queryByDisplayValue('diksi')).toBeNull());
    expect(type).toHaveValue('Teks');
  });

  test('keeps the duration that was read from a file until another is typed', async () => {
    render(<Working />);
    const box = await manage('Film penyunting');
    box.getByText('2 jam 1 menit 5 detik');
    await userEvent.click(box.getByRole('button', { name: 'Isi manual' }));
    box.getByRole('textbox', { name: 'Durasi, menit' });
  });

  test('requires confirmation before input is discarded', async () => {
    render(<Working />);
    const box = await add();
    await userEvent.type(box.getByRole('textbox', { name: /Nama subbab/ }), 'X');
    await userEvent.click(box.getByRole('button', { name: 'Batal' }));
    await screen.findByRole('button', { name: 'Simpan & keluar' });
  });

  test('offers both names after a conflict', async () => {
    render(<Conflicts />);
    const box = await manage('Bacaan pembuka');
    await userEvent.type(box.getByRole('textbox', { name: /Nama subbab/ }), '!');
    await save(box);
    const conflict = await dialog('Data sudah diubah orang lain');
    conflict.getByText('Bacaan Bagas');
    await userEvent.click(conflict.getByRole('button', { name: 'Simpan pilihan' }));
    await screen.findByText('Subbab berhasil diperbarui!');
  });

  test('is refused when the course was locked meanwhile, and the dialog closes', async () => {
    render(<LockedMeanwhile />);
    const box = await add();
    await fill(box, 'Terlambat', 'Teks');
    await save(box);
    await saveEmpty();
    await screen.findByText('Tidak bisa membuat subbab baru karena sudah ada peserta terdaftar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('without content is saved after a confirmation (D226)', async () => {
    render(<Working />);
    const box = await add();
    await fill(box, 'Menyusul', 'Dokumen');
    await save(box);
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Simpan subbab tanpa isi?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Batal' }));
    expect(box.getByRole('textbox', { name: /Nama subbab/ })).toHaveValue('Menyusul');
    await save(box);
    await saveEmpty();
    await screen.findByText('Subbab berhasil ditambahkan!');
    within(await table()).getByText('Menyusul');
  });

  test('is saved and another one of its type begins', async () => {
    render(<Working />);
    const box = await add();
    await fill(box, 'Film', 'Video');
    await userEvent.type(box.getByRole('textbox', { name: 'Tautan video' }), 'https://video.example/1');
    await userEvent.click(box.getByRole('button', { name: 'Simpan dan tambah lagi' }));
    await screen.findByText('Subbab berhasil ditambahkan!');
    const name = box.getByRole('textbox', { name: /Nama subbab/ });
    await waitFor(() => expect(name).toHaveValue(''));
    await waitFor(() => expect(name).toHaveFocus());
    expect(box.getByRole('combobox', { name: /Tipe/ })).toHaveValue('Video');
    expect(box.getByRole('textbox', { name: 'Tautan video' })).toHaveValue('');
  });

  test('keeps the edit when its type cannot be changed, and shows why', async () => {
    render(<TypeRefused />);
    const box = await manage('Istilah');
    await userEvent.selectOptions(box.getByRole('combobox', { name: /Tipe/ }), 'Teks');
    await userEvent.click(await screen.findByRole('button', { name: 'Ganti dan kosongkan' }));
    await userEvent.type(box.getByRole('textbox', { name: /Nama subbab/ }), ' baru');
    await save(box);
    await saveEmpty();
    await box.findByText('Tipe subbab ini tidak dapat diganti karena sudah ada peserta terdaftar');
    expect(box.getByRole('textbox', { name: /Nama subbab/ })).toHaveValue('Istilah baru');
  });

  test('is moved to another chapter of the course (D222)', async () => {
    render(<Working />);
    await table();
    await chooseAction('Tindakan untuk Istilah', 'Pindahkan');
    const box = await dialog('Pindahkan Istilah');
    const chapters = box.getByRole('combobox', { name: /Bab tujuan/ });
    await within(chapters).findByRole('option', { name: 'Menerbitkan' });
    expect(within(chapters).queryByRole('option', { name: 'Mengenal naskah' })).toBeNull();
    await userEvent.selectOptions(chapters, 'Menerbitkan');
    await userEvent.click(box.getByRole('button', { name: 'Pindahkan' }));
    await screen.findByText('Istilah dipindahkan ke Menerbitkan');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tindakan untuk Istilah' })).toBeNull());
  });

  test('is deleted after a confirmation', async () => {
    render(<Working />);
    await table();
    await chooseAction('Tindakan untuk Istilah', 'Hapus');
    const confirmation = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirmation.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Subbab berhasil terhapus!');
  });
});

describe('answers', () => {
  test('are shown with scores out of 100, question by question', async () => {
    render(<Working />);
    await table();
    await chooseAction('Tindakan untuk Kuis ejaan', 'Lihat Jawaban');
    const box = await dialog('Jawaban Kuis ejaan');
    await box.findByText('90/100');
    await userEvent.click(box.getByRole('button', { name: 'Lihat jawaban Ratna Contoh Prameswari' }));
    box.getByText('Mana yang baku?');
    box.getByText('Hemat kata');
    await userEvent.type(box.getByRole('searchbox'), 'xyz');
    await box.findByText('Tidak ada yang cocok');
  });

  test('show that there are none', async () => {
    render(<NoAnswers />);
    await table();
    await chooseAction('Tindakan untuk Kuis ejaan', 'Lihat Jawaban');
    await screen.findByText('Tidak ada data yang tersedia');
  });
});
