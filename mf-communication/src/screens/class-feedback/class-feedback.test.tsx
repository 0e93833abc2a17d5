import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './class-feedback.stories.tsx';

const { Summary, List, WithHidden, Instructor, Empty, EmptyList, FilteredEmpty } = composeStories(stories);
const { Failed, ComparisonFailed, Forbidden, UnknownClass, WritesFail, NoteConflict } = composeStories(stories);

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:uji');
  URL.revokeObjectURL = jest.fn();
});

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Daftar umpan balik' });
  return within((await within(table).findByText(name)).closest('tr') as HTMLElement);
};
/** The table of figures that belongs to a chart. */
const figuresOf = async (title: string) => {
  const picture = await screen.findByRole('img', { name: (name) => name.startsWith(title) });
  return within(within(picture.closest('figure') as HTMLElement).getByRole('table'));
};

describe('the summary', () => {
  test('shows the number of answers, the response rate, and the IPK with two decimals (B-215, D78)', async () => {
    render(<Summary />);
    await screen.findByText('Menyunting Naskah Akademik · 34 umpan balik · respons 41,5%');
    const figures = within(screen.getByRole('region', { name: 'Angka umpan balik' }));
    figures.getByText('3,62');
    figures.getByText('34 dari 82');
    figures.getByText('20');
  });

  test('shows every criterion as an average, as a distribution and against other classes (B-208)', async () => {
    render(<Summary />);
    const averages = await figuresOf('Rata-rata per kriteria (n = 34)');
    averages.getByRole('row', { name: 'Topik sesuai 4,62' });
    averages.getByRole('row', { name: 'Mekanisme jelas 4,12' });
    const spread = await figuresOf('Sebaran nilai per kriteria');
    spread.getByRole('row', { name: 'Pendaftaran mudah 0 0 2 6 26' });
    const comparison = await figuresOf('Perbandingan dengan kelas lain');
    comparison.getByRole('row', { name: 'Pengajar interaktif 3,95 4,20' });
    screen.getByText('Rata-rata 41 kelas lain dengan 1.204 umpan balik.');
    const classes = await figuresOf('IPK beberapa kelas');
    await waitFor(() => classes.getByRole('row', { name: 'Kelas ini 3,62' }));
    (await figuresOf('Kelas yang diinginkan')).getByRole('row', { name: 'Menulis Esai 9' });
  });

  test('of a class without ratings shows that there are none', async () => {
    render(<Empty />);
    expect(await screen.findAllByText('Belum ada data')).not.toHaveLength(0);
    screen.getByText('Belum ada kelas lain yang mendapat umpan balik.');
    expect(screen.getByRole('button', { name: 'Unduh laporan-umpan-balik.csv' })).toBeDisabled();
  });

  test.each([
    [Failed, 'Ringkasan tidak dapat dimuat'],
    [ComparisonFailed, 'Kelas lain tidak dapat dimuat'],
    [Forbidden, 'Kamu tidak punya akses ke halaman ini'],
    [UnknownClass, 'Kelas tidak ditemukan'],
  ] as const)('explains why it cannot be shown', async (Story, message) => {
    render(<Story />);
    await screen.findByText(message);
  });
});

describe('answers to one criterion (B-209)', () => {
  test('are listed by rating, and one of them leads to its whole feedback and back', async () => {
    render(<Summary />);
    await userEvent.click(await screen.findByRole('button', { name: 'Lihat jawaban per kriteria' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Jawaban per kriteria' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Kriteria' }), 'Pengajar jelas');
    await userEvent.click(dialog.getByRole('radio', { name: '2 (1)' }));
    await waitFor(() => expect(dialog.queryByText('Siti Contoh')).toBeNull());
    await userEvent.click(await dialog.findByRole('button', { name: 'Detail Budi Contoh' }));
    const detail = within(await screen.findByRole('dialog', { name: 'Umpan balik Budi Contoh' }));
    detail.getByText('Suara pengajar sering terputus.');
    await userEvent.click(detail.getByRole('button', { name: 'Kembali' }));
    const again = within(await screen.findByRole('dialog', { name: 'Jawaban per kriteria' }));
    expect(again.getByRole('combobox', { name: 'Kriteria' })).toHaveValue('pengajar_jelas');
  });
});

describe('the list', () => {
  test('shows feedback with its author, and hidden feedback on demand', async () => {
    const { unmount } = render(<List />);
    const row = await rowOf('Siti Contoh');
    row.getByText('3,83');
    row.getByText('Contohnya membantu, waktunya kurang.');
    expect(screen.queryByText('Tamu Contoh')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan tersembunyi' }));
    await rowOf('Tamu Contoh');
    unmount();
    render(<WithHidden />);
    (await rowOf('Tamu Contoh')).getByText('Disembunyikan');
  });

  test('can be narrowed to feedback with a comment', async () => {
    render(<List />);
    await rowOf('Made Contoh');
    await userEvent.click(screen.getByRole('button', { name: 'Dengan masukan' }));
    await waitFor(() => expect(screen.queryByText('Made Contoh')).toBeNull());
  });

  test.each([
    [EmptyList, 'Belum ada umpan balik'],
    [FilteredEmpty, /xyz/],
  ] as const)('explains why there is nothing', async (Story, message) => {
    render(<Story />);
    await screen.findByText(message);
  });

  test('opens the whole feedback (B-209)', async () => {
    render(<List />);
    await userEvent.click((await rowOf('Budi Contoh')).getByText('Suara pengajar sering terputus.'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Umpan balik Budi Contoh' }));
    dialog.getByText('2 dari 5');
    dialog.getByText('3,17');
    dialog.getByText('Sudah diperiksa');
  });

  test('is downloaded as laporan-umpan-balik.csv (B-210)', async () => {
    render(<List />);
    await rowOf('Siti Contoh');
    await userEvent.click(screen.getByRole('button', { name: 'Unduh laporan-umpan-balik.csv' }));
    await screen.findByText('laporan-umpan-balik.csv terunduh');
    expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
  });
});

describe('hiding (B-216, B-217)', () => {
  test('is confirmed with a toast and can be undone', async () => {
    render(<List />);
    await rowOf('Siti Contoh');
    await chooseAction('Tindakan untuk Siti Contoh', 'Sembunyikan');
    await screen.findByText('Umpan balik berhasil disembunyikan!');
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Umpan balik berhasil dipulihkan!');
  });

  test('shows a failure, which can be retried', async () => {
    render(<WritesFail />);
    await rowOf('Siti Contoh');
    await chooseAction('Tindakan untuk Siti Contoh', 'Sembunyikan');
    await screen.findByText('Kesalahan terjadi!');
    screen.getByRole('button', { name: 'Coba lagi' });
  });

  test('is not offered to instructors', async () => {
    render(<Instructor />);
    await rowOf('Siti Contoh');
    await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Siti Contoh' }));
    await screen.findByRole('menuitem', { name: 'Catatan' });
    expect(screen.queryByRole('menuitem', { name: 'Sembunyikan' })).toBeNull();
  });
});

describe('the note (B-218, B-219)', () => {
  const write = async () => {
    await rowOf('Siti Contoh');
    await chooseAction('Tindakan untuk Siti Contoh', 'Catatan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Catatan' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Catatan' }), 'Dihubungi');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    return dialog;
  };

  test('is saved and confirmed with a toast', async () => {
    render(<List />);
    await write();
    await screen.findByText('Catatan berhasil diperbarui!');
  });

  test('shows the reason of a failure and keeps the input', async () => {
    render(<WritesFail />);
    const dialog = await write();
    await dialog.findByText('Basis data penuh');
    expect(dialog.getByRole('textbox', { name: 'Catatan' })).toHaveValue('Dihubungi');
  });

  test('shows both versions of a conflict, and can keep the own one', async () => {
    render(<NoteConflict />);
    const dialog = await write();
    expect(await dialog.findByLabelText('Catatan terbaru')).toHaveValue('Catatan rekan');
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai catatan saya' }));
    await screen.findByText('Catatan berhasil diperbarui!');
  });
});
