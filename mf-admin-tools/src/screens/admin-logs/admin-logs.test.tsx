import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './admin-logs.stories.tsx';

const {
  Newest,
  Filtered,
  Detail,
  DetailOfCreation,
  DetailWithoutChanges,
  DetailElsewhere,
  DetailFailed,
  DetailMissing,
  Empty,
  FilteredEmpty,
} = composeStories(stories);
const { Failed, Forbidden, DownloadFails, DownloadWaits } = composeStories(stories);

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:uji');
  URL.revokeObjectURL = jest.fn();
});

const rowOf = async (activity: string) => {
  const table = await screen.findByRole('table', { name: 'Daftar Log' });
  return within(within(table).getAllByText(activity)[0]?.closest('tr') as HTMLElement);
};

describe('rows', () => {
  test('show the account, the action, the object and the time in WIB', async () => {
    render(<Newest />);
    const row = await rowOf('Memperbarui kelas');
    row.getByText('Ratna Contoh');
    row.getByText('UPDATE_CLASS');
    row.getByText('Menyunting Naskah Akademik');
    row.getByText('MNA7Q2KD');
    row.getByText('20 Nov 2026, 10:04 WIB');
    screen.getByText('214 aktivitas tercatat');
  });

  test('show an unknown code unchanged, and the system when there is no account', async () => {
    render(<Newest />);
    const row = await rowOf('PAINT_WALL');
    row.getByText('Sistem');
    row.getByText('19 Nov 2026, 00:30 WIB');
  });

  test('link to the screen of their object', async () => {
    render(<Newest />);
    await chooseAction('Tindakan untuk Membuat admin, Ratna Contoh', 'Buka objek');
    await screen.findByText('Halaman lain');
  });
});

test('filters show the labels of their values', async () => {
  render(<Filtered />);
  await screen.findByRole('button', { name: 'Admin: Ratna Contoh' });
  screen.getByRole('button', { name: 'Objek: Kelas' });
  screen.getByRole('button', { name: 'Tanggal: 18 Nov 2026 – 20 Nov 2026' });
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Objek' }));
  await screen.findByRole('button', { name: 'Objek' });
});

describe('the drawer', () => {
  test('shows the values before and after, and the request id', async () => {
    render(<Detail />);
    const drawer = within(await screen.findByRole('dialog', { name: 'Memperbarui kelas' }));
    drawer.getByText('Harga');
    drawer.getByText('Rp150.000');
    drawer.getByText('Rp200.000');
    drawer.getByText('Sastra');
    drawer.getByText('Menyunting naskah.');
    expect(drawer.queryByText('version')).toBeNull();
    drawer.getByText('req-contoh-9b1c');
    expect(drawer.getByRole('link', { name: 'Buka objek' })).toHaveAttribute('href', '/editor?hidden=1&q=MNA7Q2KD');
  });

  test('shows the fields of a created record, and a message when nothing was changed', async () => {
    const { unmount } = render(<DetailOfCreation />);
    const drawer = within(await screen.findByRole('dialog', { name: 'Membuat admin' }));
    drawer.getByText('Hak akses menu');
    drawer.getByText('Kelas');
    drawer.getByText('Surel');
    expect(drawer.queryByText('Sebelum')).toBeNull();
    unmount();
    render(<DetailWithoutChanges />);
    await screen.findByText('Aktivitas ini tidak mengubah isian.');
  });

  test('opens from a row and closes', async () => {
    render(<Newest />);
    await chooseAction('Tindakan untuk Memperbarui kelas, Ratna Contoh', 'Lihat rincian');
    const drawer = within(await screen.findByRole('dialog', { name: 'Memperbarui kelas' }));
    await userEvent.click(drawer.getAllByRole('button', { name: 'Tutup' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Memperbarui kelas' })).toBeNull());
  });

  test('opens a row that is not on the displayed page', async () => {
    render(<DetailElsewhere />);
    await screen.findByRole('dialog', { name: 'Menghapus kelas' });
  });

  test('reports a row that does not exist or cannot be loaded', async () => {
    const { unmount } = render(<DetailMissing />);
    await screen.findByText('Log tidak ditemukan');
    unmount();
    render(<DetailFailed />);
    const drawer = within(await screen.findByRole('dialog', { name: 'Rincian aktivitas' }));
    await drawer.findByRole('button', { name: 'Coba lagi' });
  });
});

describe('the download', () => {
  test('is saved', async () => {
    render(<Newest />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
    await screen.findByText('data-log.csv terunduh');
    expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
  });

  test('shows that it is under way', async () => {
    render(<DownloadWaits />);
    const button = await screen.findByRole('button', { name: 'Unduh CSV' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  test('shows a failure, which can be retried', async () => {
    render(<DownloadFails />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
    await screen.findByText('Terjadi Kesalahan');
    screen.getByRole('button', { name: 'Coba lagi' });
  });
});

test('explains why there are no rows', async () => {
  const empty = render(<Empty />);
  await screen.findByText('Belum ada aktivitas');
  empty.unmount();
  const filtered = render(<FilteredEmpty />);
  await screen.findByText(/xyz/);
  filtered.unmount();
  const failed = render(<Failed />);
  await screen.findByText('Daftar log tidak dapat dimuat');
  failed.unmount();
  render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
});
