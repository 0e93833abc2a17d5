import { describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './presence.stories.tsx';

const {
  AllClasses,
  OneClass,
  Empty,
  FilteredEmpty,
  Failed,
  Forbidden,
  MatchFailed,
  NobodyMatches,
  MarkFails,
  ClassesFail,
  AllMarked,
  ManyByName,
} = composeStories(stories);

const rows = async () => screen.findByRole('table', { name: 'Presensi' });
const openMatch = async () => {
  const button = await screen.findByRole('button', { name: 'Cocokkan dengan peserta' });
  await userEvent.click(button);
  return within(await screen.findByRole('dialog'));
};

describe('the list', () => {
  test('shows class, name, address, number and time of all classes (C-103, C-104)', async () => {
    render(<AllClasses />);
    const table = within(await rows());
    const row = within((await table.findByText('Siti Contoh')).closest('tr') as HTMLElement);
    row.getByText('Menulis Naskah');
    row.getByText('siti@contoh.example');
    row.getByText('18 Nov 2026, 10:00 WIB');
    // The first of both buttons is the filter chip of the toolbar, the other is the sortable column header.
    await userEvent.click(screen.getAllByRole('button', { name: 'Kelas' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name: 'Menulis Naskah' }));
    await screen.findByRole('button', { name: 'Kelas: Menulis Naskah' });
  });

  test.each([
    [Empty, 'Belum ada formulir presensi'],
    [FilteredEmpty, /xyz/],
    [Failed, 'Daftar presensi tidak dapat dimuat'],
    [Forbidden, 'Kamu tidak punya akses ke halaman ini'],
  ] as const)('shows why it is empty', async (Story, text) => {
    render(<Story />);
    await screen.findByText(text);
  });

  test('downloads as data-presensi.csv (C-105)', async () => {
    const createObjectUrl = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uji');
    render(<AllClasses />);
    await within(await rows()).findByText('Siti Contoh');
    await userEvent.click(screen.getByRole('button', { name: 'Unduh data-presensi.csv' }));
    await screen.findByText('data-presensi.csv terunduh');
    expect(createObjectUrl).toHaveBeenCalled();
  });
});

describe('matching (D86)', () => {
  test('requires a class first when the list has all classes', async () => {
    render(<AllClasses />);
    await rows();
    const drawer = await openMatch();
    const choice = await drawer.findByRole('combobox', { name: /Kelas/ });
    await userEvent.click(choice);
    await screen.findByRole('option', { name: /Menulis Naskah/ });
    expect(screen.queryByRole('option', { name: 'Kelas yang dihapus' })).toBeNull();
    await userEvent.type(choice, 'naskah26');
    await userEvent.click(await screen.findByRole('option', { name: /Menulis Naskah/ }));
    await screen.findByText('3 dari 24 peserta diterima sudah ditandai hadir');
  });

  test('shows that the classes cannot be loaded', async () => {
    render(<ClassesFail />);
    await rows();
    const drawer = await openMatch();
    await userEvent.click(await drawer.findByRole('combobox', { name: /Kelas/ }));
    await screen.findByText('Daftar tidak dapat dimuat');
  });

  test('marks everyone whose address matches', async () => {
    render(<OneClass />);
    const drawer = await openMatch();
    await drawer.findByText('3 dari 24 peserta diterima sudah ditandai hadir');
    drawer.getByText('Sudah hadir');
    await userEvent.click(drawer.getByRole('button', { name: 'Tandai semua hadir' }));
    await screen.findByText('1 peserta ditandai hadir');
  });

  test('requires similar matches to be selected one by one, and shows unknown people', async () => {
    render(<OneClass />);
    const drawer = await openMatch();
    await userEvent.click(await drawer.findByRole('tab', { name: 'Mirip 1' }));
    expect(drawer.getByRole('button', { name: 'Tandai 0 terpilih hadir' })).toBeDisabled();
    drawer.getByText('Registrasi: Budi Contoh · budi@contoh.example');
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Budi Contoh' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Tandai 1 terpilih hadir' }));
    await screen.findByText('1 peserta ditandai hadir');
    await userEvent.click(drawer.getByRole('tab', { name: 'Tidak dikenal 1' }));
    drawer.getByText('Tamu Contoh');
  });

  test('shows more than the first hundred similar matches on request, and keeps the selection', async () => {
    render(<ManyByName />);
    const drawer = await openMatch();
    await userEvent.click(await drawer.findByRole('tab', { name: 'Mirip 250' }));
    fireEvent.click(drawer.getByRole('checkbox', { name: 'Peserta Contoh 1' }));
    expect(drawer.queryByRole('checkbox', { name: 'Peserta Contoh 250' })).toBeNull();
    fireEvent.click(drawer.getByRole('button', { name: 'Tampilkan lagi (150)' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Tampilkan lagi (50)' }));
    fireEvent.click(drawer.getByRole('checkbox', { name: 'Peserta Contoh 250' }));
    expect(drawer.queryByRole('button', { name: /Tampilkan lagi/ })).toBeNull();
    expect(drawer.getByRole('checkbox', { name: 'Peserta Contoh 1' })).toBeChecked();
    fireEvent.click(drawer.getByRole('button', { name: 'Tandai 2 terpilih hadir' }));
    await screen.findByText('2 peserta ditandai hadir');
  });

  test('shows what failed, with the request id', async () => {
    const { unmount } = render(<MatchFailed />);
    const drawer = await openMatch();
    await drawer.findByText('Pencocokan tidak dapat dimuat');
    unmount();
    render(<MarkFails />);
    const other = await openMatch();
    await userEvent.click(await other.findByRole('button', { name: 'Tandai semua hadir' }));
    await other.findByText(/req-contoh-7f3a/);
  });

  test('shows that everyone who matches is already marked', async () => {
    render(<AllMarked />);
    const drawer = await openMatch();
    await drawer.findByText('Semua yang cocok sudah ditandai hadir');
    expect(drawer.getByRole('button', { name: 'Tandai semua hadir' })).toBeDisabled();
  });

  test('has nothing to mark when nobody matches', async () => {
    render(<NobodyMatches />);
    const drawer = await openMatch();
    await drawer.findByText('Tidak ada');
    expect(drawer.getByRole('button', { name: 'Tandai semua hadir' })).toBeDisabled();
  });
});
