import { describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './class-participants.stories.tsx';

const { Working, Instructor, Empty, EmptyTab, FilteredEmpty, Failed, Forbidden, UnknownClass, FreeClass, ...others } =
  composeStories(stories);
const { SummaryLoading, SummaryFailed, LongOver, Unconfirmed } = others;

const table = () => screen.findByRole('table', { name: 'Daftar peserta' });
const rowOf = async (name: string) => {
  const found = (await table()).querySelectorAll<HTMLElement>('tbody tr');
  return within([...found].find((row) => row.textContent?.includes(name)) as HTMLElement);
};
/** Waits until the text is gone, because a busy machine may need more than a second to render the next rows. */
const gone = (name: string) => waitFor(() => expect(screen.queryByText(name)).toBeNull());
const inMenu = async (name: string, item: string) => {
  await userEvent.click((await rowOf(name)).getByRole('button', { name: /Tindakan/ }));
  return screen.findByRole('menuitem', { name: item });
};

describe('rows', () => {
  test('have the columns of B-066', async () => {
    render(<Working />);
    const headers = within(await table()).getAllByRole('columnheader');
    const names = headers.map((header) => header.textContent).filter(Boolean);
    expect(names.pop()).toBe('Tindakan');
    expect(names).toEqual([
      'ID',
      'Nama Lengkap',
      'Surel',
      'Kehadiran',
      'Status Pembayaran',
      'Harga',
      'Voucer',
      'Catatan',
    ]);
  });

  test('show until when a seat is reserved for an unconfirmed address, which gets no mails', async () => {
    render(<Unconfirmed />);
    const row = await rowOf('Siti Contoh');
    row.getByText('BELUM DIKONFIRMASI');
    row.getByText('Sampai 26 Nov 2026, 09:00 WIB');
    await inMenu('Siti Contoh', 'Terima');
    expect(screen.queryByRole('menuitem', { name: 'Kirim Surel' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Kirim tautan tiket baru' })).toBeNull();
  });

  test('show status, price, voucher and note', async () => {
    render(<Working />);
    const paid = await rowOf('Siti Contoh');
    paid.getByText('48213');
    paid.getByText('siti@contoh.example');
    paid.getByText('Ya');
    paid.getByText('TELAH BAYAR');
    paid.getByText('Rp135.000');
    paid.getByText('MERDEKA');
    paid.getByText('10%');
    paid.getByText('Mohon sertifikat dengan gelar lengk…');
    (await rowOf('Agus')).getByText('MENUNGGU PEMBAYARAN');
    const invited = await rowOf('I Made');
    invited.getByText('UNDANGAN');
    invited.getByText('Gratis');
    (await rowOf('Nurul')).getByText('DALAM ANTREAN');
    (await rowOf('Yohanes')).getByText('DITOLAK');
    (await rowOf('Ratna')).getByText('KEDALUWARSA');
    (await rowOf('Bima')).getByText('TERDAFTAR');
  });

  test('offer Info, KONFIRMASI and Catatan, and KONFIRMASI only while it is not confirmed', async () => {
    render(<Working />);
    await inMenu('I Made', 'KONFIRMASI');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Info',
      'KONFIRMASI',
      'Catatan',
      'Tandai hadir',
      'Isi predikat',
      'Kirim Surel',
      'Kirim tautan tiket baru',
      'Pindahkan ke kelas lain',
      'Sunting Pengguna',
      'Tolak',
    ]);
    await userEvent.keyboard('{Escape}');
    await inMenu('Siti', 'Info');
    expect(screen.queryByRole('menuitem', { name: 'KONFIRMASI' })).toBeNull();
  });

  test('do not let an instructor edit a person', async () => {
    render(<Instructor />);
    await inMenu('Siti', 'Info');
    expect(screen.queryByRole('menuitem', { name: 'Sunting Pengguna' })).toBeNull();
  });
});

describe('above the rows', () => {
  test('shows class, counts, quota and income', async () => {
    render(<Working />);
    await screen.findByText(/Menyunting Naskah Akademik · Pendaftar 100 · diterima 82\/100 · \+4 antre/);
    await screen.findByText('Rp12.300.000');
    for (const tab of ['Semua126', 'Diterima82', 'Menunggu Pembayaran18', 'Ditolak22'])
      expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toContain(tab);
  });

  test('a free class has no quota', async () => {
    render(<FreeClass />);
    await screen.findByText(/diterima 82 · /);
  });

  test('the chart of a class that is long over shows its last week', async () => {
    render(<LongOver />);
    expect((await screen.findAllByText('Pendaftar per minggu, sampai 9 Mar 2025')).length).toBeGreaterThan(0);
  });

  test('a tab narrows the list', async () => {
    render(<Working />);
    await userEvent.click(await screen.findByRole('tab', { name: /Ditolak/ }));
    await rowOf('Yohanes');
    await gone('Siti Contoh');
  });

  test('a province narrows the list, and can be cleared', async () => {
    render(<Working />);
    await rowOf('Siti');
    await userEvent.click(screen.getByRole('button', { name: 'Provinsi' }));
    await userEvent.click(await screen.findByText('Bali'));
    await gone('Siti Contoh');
    await rowOf('I Made');
    await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Provinsi' }));
    await rowOf('Siti');
  });

  test('the waiting list filters the list', async () => {
    render(<Working />);
    await userEvent.click(await screen.findByRole('button', { name: /Dalam antrean 4/ }));
    await gone('Bima Contoh');
    await rowOf('Nurul');
  });

  test('shows that provinces are loading, or that they cannot be loaded', async () => {
    const { unmount } = render(<SummaryLoading />);
    await rowOf('Siti');
    await userEvent.click(screen.getByRole('button', { name: 'Provinsi' }));
    await screen.findByRole('status', { name: 'Memuat pilihan' });
    expect(screen.queryByText('Semua provinsi')).toBeNull();
    unmount();
    render(<SummaryFailed />);
    await rowOf('Siti');
    await userEvent.click(screen.getByRole('button', { name: 'Provinsi' }));
    await screen.findByText('Pilihan tidak dapat dimuat');
  });
});

describe('an empty list', () => {
  test('offers an invitation', async () => {
    render(<Empty />);
    await screen.findByText('Belum ada peserta');
    await userEvent.click(screen.getAllByRole('button', { name: 'Undang Peserta' }).at(-1) as HTMLElement);
    await screen.findByRole('dialog', { name: 'Undang Peserta' });
  });

  test('shows that a tab is empty', async () => {
    render(<EmptyTab />);
    await screen.findByText('Tidak ada peserta di sini');
  });

  test('offers to clear the filter', async () => {
    render(<FilteredEmpty />);
    expect((await screen.findAllByRole('button', { name: /Hapus/ })).length).toBeGreaterThan(0);
  });
});

describe('a list that cannot be shown', () => {
  test('shows why, with the request id and a retry', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<Failed />);
    await screen.findByText('Daftar peserta tidak dapat dimuat');
    expect((await screen.findAllByText(/req-contoh-7f3a/)).length).toBeGreaterThan(0);
    expect((await screen.findAllByRole('button', { name: 'Coba lagi' })).length).toBeGreaterThan(0);
    silent.mockRestore();
  });

  test('shows that access is missing', async () => {
    render(<Forbidden />);
    await screen.findByText(/tidak punya akses/i);
  });

  test('an unknown class leads back to the list', async () => {
    render(<UnknownClass />);
    await screen.findByText('Kelas tidak ditemukan');
    expect(screen.getByRole('link', { name: 'Ke Daftar Kelas' })).toHaveAttribute('href', '/editor');
  });
});
