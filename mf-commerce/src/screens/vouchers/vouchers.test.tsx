import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './vouchers.stories.tsx';

const { Active, WithDeactivated, Inactive, Empty, EmptyInactive, FilteredEmpty, Failed, Forbidden } =
  composeStories(stories);
const { WritesFail, NoteConflict } = composeStories(stories);

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:uji');
  URL.revokeObjectURL = jest.fn();
});

const rowOf = async (code: string) => {
  const table = await screen.findByRole('table', { name: 'Voucher' });
  return within((await within(table).findByText(code)).closest('tr') as HTMLElement);
};
const choose = (voucher: string, action: string) => chooseAction(`Tindakan untuk ${voucher}`, action);

describe('rows', () => {
  test('show the discount of a voucher, how often it was used, and the total discount', async () => {
    render(<Active />);
    const permanent = await rowOf('HEMAT-10');
    permanent.getByText('Permanen');
    permanent.getByText('10%');
    permanent.getByText('Rp100.000');
    permanent.getByText('4 transaksi');
    permanent.getByText('Rp45.000');
    permanent.getByText('Aktif');
    const single = await rowOf('K7QWN4XRPB');
    single.getByText('Sekali Pakai');
    single.getByText('Rp50.000');
    single.getByText('Tanpa minimal');
    single.getByText('Belum dipakai');
    screen.getByText('2 voucher dapat dipakai');
  });

  test('deactivated ones are shown on demand', async () => {
    const { unmount } = render(<Active />);
    await rowOf('HEMAT-10');
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan yang nonaktif' }));
    (await rowOf('LAMA-2025')).getByText('Nonaktif');
    screen.getByText('2 voucher dapat dipakai, 1 nonaktif');
    unmount();
    render(<WithDeactivated />);
    await rowOf('LAMA-2025');
    expect(screen.getByRole('button', { name: 'Sembunyikan yang nonaktif' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('of the tab Nonaktif are used or deactivated', async () => {
    render(<Inactive />);
    (await rowOf('P4XRNK7QWB')).getByText('Terpakai');
    (await rowOf('LAMA-2025')).getByText('Nonaktif');
    expect(screen.queryByRole('button', { name: 'Tampilkan yang nonaktif' })).toBeNull();
  });
});

test('explains why there are no rows', async () => {
  const empty = render(<Empty />);
  await screen.findByText('Belum ada voucher yang dapat dipakai');
  empty.unmount();
  const inactive = render(<EmptyInactive />);
  await screen.findByText('Belum ada voucher nonaktif');
  inactive.unmount();
  const filtered = render(<FilteredEmpty />);
  await screen.findByText(/xyz/);
  filtered.unmount();
  const failed = render(<Failed />);
  await screen.findByText('Daftar voucher tidak dapat dimuat');
  screen.getByRole('button', { name: 'Coba lagi' });
  failed.unmount();
  render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
});

describe('deleting', () => {
  test('is offered only for unused vouchers, asks for confirmation, and confirms with a toast', async () => {
    render(<Active />);
    await rowOf('HEMAT-10');
    await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Diskon Peluncuran, HEMAT-10' }));
    await screen.findByRole('menuitem', { name: 'Nonaktifkan' });
    expect(screen.queryByRole('menuitem', { name: 'Hapus' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await choose('Undangan Pembicara, K7QWN4XRPB', 'Hapus');
    const question = within(await screen.findByRole('alertdialog', { name: 'Hapus voucher?' }));
    question.getByText(/Undangan Pembicara dengan kode K7QWN4XRPB/);
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Voucher K7QWN4XRPB dihapus');
  });

  test('shows a failure with its cause', async () => {
    render(<WritesFail />);
    await choose('Undangan Pembicara, K7QWN4XRPB', 'Hapus');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
    await question.findByText('Terjadi Kesalahan, Harap hubungi developer.');
    question.getByText(/Voucer yang sudah dipakai tidak dapat dihapus/);
  });
});

describe('switching', () => {
  test('deactivates immediately, and can be undone', async () => {
    render(<Active />);
    await choose('Diskon Peluncuran, HEMAT-10', 'Nonaktifkan');
    await screen.findByText('Voucher HEMAT-10 dinonaktifkan');
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Voucher HEMAT-10 diaktifkan');
  });

  test('shows a failure, which can be retried', async () => {
    render(<WritesFail />);
    await choose('Diskon Peluncuran, HEMAT-10', 'Nonaktifkan');
    await screen.findByText('Terjadi Kesalahan, Harap hubungi developer.');
    screen.getByRole('button', { name: 'Coba lagi' });
  });
});

describe('the usage', () => {
  test('lists the transactions and opens one of them', async () => {
    render(<Active />);
    await choose('Diskon Peluncuran, HEMAT-10', 'Lihat pemakaian');
    const usage = within(await screen.findByRole('dialog', { name: 'Pemakaian voucher HEMAT-10' }));
    usage.getByText('3 pemakaian berlaku, potongan seluruhnya Rp45.000.');
    usage.getByText('Menampilkan 2 transaksi terbaru dari 4.');
    await userEvent.click(await usage.findByRole('button', { name: 'Selengkapnya WID-20261118-0011' }));
    const detail = within(await screen.findByRole('dialog', { name: 'Transaksi WID-20261118-0011' }));
    detail.getByText('DITERIMA');
    detail.getByText('Menyunting Naskah Akademik');
    await userEvent.click(detail.getByRole('button', { name: 'Kembali ke pemakaian' }));
    await screen.findByRole('dialog', { name: 'Pemakaian voucher HEMAT-10' });
  });

  test('shows that it cannot be loaded', async () => {
    render(<WritesFail />);
    await choose('Diskon Peluncuran, HEMAT-10', 'Lihat pemakaian');
    await screen.findByText('Transaksi voucher tidak dapat dimuat');
  });
});

describe('the note', () => {
  const write = async () => {
    await choose('Diskon Peluncuran, HEMAT-10', 'Ubah Catatan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah Catatan' }));
    await userEvent.type(dialog.getByLabelText('Catatan'), ' dan mitra');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    return dialog;
  };

  test('is saved and confirmed with a toast', async () => {
    render(<Active />);
    await write();
    await screen.findByText('Catatan berhasil diperbarui!');
  });

  test('shows both versions of a conflict, and can keep the own one', async () => {
    render(<NoteConflict />);
    const dialog = await write();
    expect(await dialog.findByLabelText('Catatan terbaru')).toHaveValue('Catatan rekan');
    expect(dialog.getByLabelText('Catatan Anda')).toHaveValue('Untuk peserta Balai Contoh dan mitra');
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai catatan saya' }));
    await screen.findByText('Catatan berhasil diperbarui!');
  });
});

describe('codes', () => {
  test('are copied one by one and for selected rows', async () => {
    const user = userEvent.setup();
    render(<Active />);
    await choose('Diskon Peluncuran, HEMAT-10', 'Salin kode');
    await screen.findByText('Kode HEMAT-10 tersalin');
    for (const box of (await rowOf('HEMAT-10')).getAllByRole('checkbox')) await user.click(box);
    for (const box of (await rowOf('K7QWN4XRPB')).getAllByRole('checkbox')) await user.click(box);
    const bar = within(screen.getByRole('region', { name: 'Tindakan untuk baris terpilih' }));
    await user.click(bar.getByRole('button', { name: 'Salin kode' }));
    await screen.findByText('2 kode tersalin');
    expect(await navigator.clipboard.readText()).toBe('HEMAT-10\nK7QWN4XRPB');
  });

  test('are downloaded as CSV', async () => {
    render(<Active />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
    await screen.findByText('data-voucher.csv terunduh');
    expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
  });

  test('show a failed download, which can be retried', async () => {
    render(<WritesFail />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
    await screen.findByText('Terjadi kesalahan, harap hubungi developer.');
    screen.getByRole('button', { name: 'Coba lagi' });
  });
});
