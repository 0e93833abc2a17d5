import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './admins.stories.tsx';

const { Active, Banned, EmptyBanned, FilteredEmpty, Failed, Forbidden, LastSuperadmin, WritesFail } =
  composeStories(stories);

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Daftar Admin' });
  return within(within(table).getByText(name).closest('tr') as HTMLElement);
};
const choose = (name: string, action: string) => chooseAction(`Tindakan untuk ${name}`, action);
const press = async (action: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));

describe('rows', () => {
  test('show the account, its role and its last sign-in', async () => {
    render(<Active />);
    const row = await rowOf('Ratna Contoh');
    row.getByText('ratna@widya.example');
    row.getByText('Admin');
    row.getByText('Aktif');
    row.getByText('20 Nov 2026, 08:30 WIB');
    (await rowOf('Kosong Contoh')).getByText('Belum pernah');
    (await rowOf('Sekar Contoh')).getByText('Anda');
  });

  test('show what the menu opens, and what an empty menu means', async () => {
    render(<Active />);
    (await rowOf('Ratna Contoh')).getByRole('button', { name: 'Menu Ratna Contoh: 3 menu. Kelas, Surel, Log' });
    (await rowOf('Lengkap Contoh')).getByRole('button', { name: /Semua menu/ });
    (await rowOf('Bagas Contoh')).getByRole('button', { name: /Super Admin boleh membuka semua data/ });
    (await rowOf('Kosong Contoh')).getByRole('button', { name: /Kosong\. .* datanya tidak dapat dibuka/ });
    (await rowOf('Baru Contoh')).getByRole('button', { name: /Belum diberi akses/ });
  });
});

describe('without rows', () => {
  test('shows the reason', async () => {
    const { unmount } = render(<EmptyBanned />);
    await screen.findByText('Belum ada admin yang diblokir');
    unmount();
    const filtered = render(<FilteredEmpty />);
    await screen.findByText(/xyz/);
    filtered.unmount();
    const failed = render(<Failed />);
    await screen.findByText('Daftar admin tidak dapat dimuat');
    screen.getByRole('button', { name: 'Coba lagi' });
    failed.unmount();
    render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
  });
});

describe('banning', () => {
  test('asks for confirmation and confirms with a toast', async () => {
    render(<Active />);
    await choose('Ratna Contoh', 'Blokir');
    await press('Blokir');
    await screen.findByText('Admin berhasil diblokir!');
  });

  test('can be lifted', async () => {
    render(<Banned />);
    await choose('Diblokir Contoh', 'Pulihkan');
    await press('Pulihkan');
    await screen.findByText('Admin berhasil dipulihkan!');
  });

  test('shows why the own account and the last superadmin cannot be banned or deleted', async () => {
    const { unmount } = render(<Active />);
    await choose('Sekar Contoh', 'Blokir');
    await screen.findByText('Akun Anda sendiri tidak dapat diblokir, dihapus, atau diubah perannya.');
    unmount();
    render(<LastSuperadmin />);
    await choose('Bagas Contoh', 'Hapus');
    await screen.findByText('Super Admin terakhir tidak dapat diblokir, dihapus, atau diubah perannya.');
  });

  test('keeps the dialog open with the reason when the API refuses', async () => {
    render(<WritesFail />);
    await choose('Ratna Contoh', 'Blokir');
    await press('Blokir');
    await screen.findByText('Super Admin terakhir tidak dapat diblokir');
  });
});

test('deleting permanently requires the name', async () => {
  render(<Active />);
  await choose('Ratna Contoh', 'Hapus');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('button', { name: 'Hapus' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox'), 'Ratna Contoh');
  await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Admin berhasil terhapus!');
});

describe('a new password', () => {
  const open = async (name: string) => {
    await choose(name, 'Atur ulang kata sandi');
    return within(await screen.findByRole('dialog'));
  };
  const fill = async (dialog: Awaited<ReturnType<typeof open>>, password: string, again: string) => {
    await userEvent.type(dialog.getByLabelText('Kata sandi baru'), password);
    await userEvent.type(dialog.getByLabelText('Konfirmasi kata sandi'), again);
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  };

  test('must be repeated correctly', async () => {
    render(<Active />);
    const dialog = await open('Ratna Contoh');
    await fill(dialog, 'Rahasia-Contoh-1', 'Rahasia-Contoh-2');
    await dialog.findByText('Kata sandi tidak sama');
    await userEvent.clear(dialog.getByLabelText('Konfirmasi kata sandi'));
    await userEvent.type(dialog.getByLabelText('Konfirmasi kata sandi'), 'Rahasia-Contoh-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Kata sandi berhasil diperbarui!');
  });

  test('keeps the input when the API refuses it', async () => {
    render(<WritesFail />);
    const dialog = await open('Ratna Contoh');
    await fill(dialog, 'password123', 'password123');
    await dialog.findByText('Kata sandi ini terlalu umum. Pilih kata sandi lain.');
    expect(dialog.getByLabelText('Kata sandi baru')).toHaveValue('password123');
  });

  test('of oneself is changed in the profile', async () => {
    render(<Active />);
    const dialog = await open('Sekar Contoh');
    dialog.getByText('Ubah kata sandi Anda sendiri lewat Profil.');
  });
});

describe('a second factor', () => {
  test('is shown in the list, and can be reset only where there is one', async () => {
    render(<Active />);
    (await rowOf('Ratna Contoh')).getByText('Ada');
    (await rowOf('Bagas Contoh')).getByText('Tidak ada');
    await userEvent.click((await rowOf('Bagas Contoh')).getByRole('button', { name: /^Tindakan untuk/ }));
    await screen.findByRole('menuitem', { name: 'Blokir' });
    expect(screen.queryByRole('menuitem', { name: 'Atur ulang faktor kedua' })).not.toBeInTheDocument();
  });

  test('is reset after a confirmation', async () => {
    render(<Active />);
    await choose('Ratna Contoh', 'Atur ulang faktor kedua');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('kode pemulihan Ratna Contoh dihapus');
    await press('Atur ulang faktor kedua');
    await screen.findByText('Faktor kedua diatur ulang');
  });

  test('keeps the dialog open with the reason when the API refuses', async () => {
    render(<WritesFail />);
    await choose('Ratna Contoh', 'Atur ulang faktor kedua');
    await press('Atur ulang faktor kedua');
    await screen.findByText('Akun ini tidak memakai faktor kedua');
  });

  test('of oneself is changed in the profile', async () => {
    render(<Active />);
    await choose('Sekar Contoh', 'Atur ulang faktor kedua');
    await screen.findByText('Ubah faktor kedua Anda sendiri lewat Profil.');
  });
});
