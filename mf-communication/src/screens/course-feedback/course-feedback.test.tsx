import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './course-feedback.stories.tsx';

const { Working, WithHidden, Instructor, Empty, FilteredEmpty, Failed, SummaryFailed } = composeStories(stories);
const { Forbidden, UnknownCourse, WritesFail } = composeStories(stories);

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:uji');
  URL.revokeObjectURL = jest.fn();
});

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Daftar umpan balik' });
  return within((await within(table).findByText(name)).closest('tr') as HTMLElement);
};

test('shows name, rating with two decimals and review (C-107)', async () => {
  render(<Working />);
  const row = await rowOf('Siti Contoh');
  row.getByText('5,00');
  row.getByText('Videonya jelas dan bisa diulang.');
  (await rowOf('Made Contoh')).getByText('Tanpa ulasan');
});

test('shows the number of ratings, their mean, and a comparison with other courses', async () => {
  render(<Working />);
  await screen.findByText('BIPA untuk Pemula · 60 umpan balik · respons 25%');
  screen.getByText('4,35 dari 5');
  const picture = await screen.findByRole('img', { name: (name) => name.startsWith('Sebaran nilai (n = 60)') });
  const chart = within(picture.closest('figure') as HTMLElement);
  chart.getByRole('row', { name: 'Nilai 5 34' });
  screen.getByText('Rata-rata 8 kelas lain 4,12 dari 310 umpan balik.');
});

test('shows hidden ones on demand (C-108)', async () => {
  const { unmount } = render(<Working />);
  await rowOf('Siti Contoh');
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan tersembunyi' }));
  await rowOf('Tamu Contoh');
  unmount();
  render(<WithHidden />);
  (await rowOf('Tamu Contoh')).getByText('Disembunyikan');
});

test('narrows to one rating', async () => {
  render(<Working />);
  await rowOf('Siti Contoh');
  await userEvent.click(screen.getAllByRole('button', { name: 'Nilai' })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('option', { name: '3' }));
  await rowOf('Budi Contoh');
  await waitFor(() => expect(screen.queryByText('Siti Contoh')).toBeNull());
});

test.each([
  [Empty, 'Belum ada umpan balik'],
  [FilteredEmpty, /xyz/],
  [Failed, 'Umpan balik tidak dapat dimuat'],
  [SummaryFailed, 'Ringkasan tidak dapat dimuat'],
  [Forbidden, 'Kamu tidak punya akses ke halaman ini'],
  [UnknownCourse, 'Kelas daring mandiri tidak ditemukan'],
] as const)('explains why there is nothing', async (Story, message) => {
  render(<Story />);
  await screen.findByText(message);
});

describe('hiding (C-108, C-109)', () => {
  test('is confirmed with a toast and can be undone', async () => {
    render(<Working />);
    await rowOf('Siti Contoh');
    await chooseAction('Tindakan untuk Siti Contoh', 'Sembunyikan');
    await screen.findByText('Umpan balik berhasil disembunyikan!');
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Umpan balik berhasil dipulihkan!');
  });

  test('shows a failure', async () => {
    render(<WritesFail />);
    await rowOf('Siti Contoh');
    await chooseAction('Tindakan untuk Siti Contoh', 'Sembunyikan');
    await screen.findByText('Kesalahan terjadi!');
  });

  test('is not offered to instructors', async () => {
    render(<Instructor />);
    await rowOf('Siti Contoh');
    expect(screen.queryByRole('button', { name: /^Tindakan untuk/ })).toBeNull();
  });
});

test('is downloaded as laporan-umpan-balik.csv, and a failure can be retried', async () => {
  const { unmount } = render(<Working />);
  await rowOf('Siti Contoh');
  await userEvent.click(screen.getByRole('button', { name: 'Unduh laporan-umpan-balik.csv' }));
  await screen.findByText('laporan-umpan-balik.csv terunduh');
  unmount();
  render(<WritesFail />);
  await rowOf('Siti Contoh');
  await userEvent.click(screen.getByRole('button', { name: 'Unduh laporan-umpan-balik.csv' }));
  await screen.findByRole('button', { name: 'Coba lagi' });
});
