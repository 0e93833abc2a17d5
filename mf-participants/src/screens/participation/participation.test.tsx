import { describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import { participationList } from './list.ts';
import * as stories from './participation.stories.tsx';

const { OneMonth, Empty, FilteredEmpty, Failed, Forbidden, WithoutClasses, PredicateFails } = composeStories(stories);

const queryOf = (search: Record<string, string>) => {
  const {
    page: _page,
    per_page: _size,
    ...query
  } = participationList.queryOf(participationList.read(new URLSearchParams(search)));
  return query;
};

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Daftar Partisipasi' });
  return within((await within(table).findByText(name)).closest('tr') as HTMLElement);
};

test('rows show person, class, status and time, in the format of all lists (D238)', async () => {
  render(<OneMonth />);
  const siti = await rowOf('Siti Contoh');
  siti.getByText('TELAH BAYAR');
  siti.getByText('Istimewa');
  siti.getByText('18 Nov 2026, 10:00 WIB');
  expect(siti.getByRole('link', { name: 'Menulis Naskah' })).toHaveAttribute(
    'href',
    '/editor/visitors/NASKAH26?peserta=91',
  );
  (await rowOf('Budi Contoh')).getByText('Kelas Daring Mandiri');
  screen.getByText('2 registrasi pada November 2026');
});

test.each([
  [Empty, 'Belum ada registrasi pada bulan ini'],
  [FilteredEmpty, /xyz/],
  [Failed, 'Daftar partisipasi tidak dapat dimuat'],
  [Forbidden, 'Kamu tidak punya akses ke halaman ini'],
] as const)('shows why there are no rows', async (Story, text) => {
  render(<Story />);
  await screen.findByText(text);
});

test('the file has the filtered rows with their addresses (D227)', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  render(<OneMonth />);
  await rowOf('Siti Contoh');
  await userEvent.click(screen.getByRole('button', { name: 'Provinsi' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Jawa Barat' }));
  await screen.findByText('1 registrasi pada November 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Ekspor' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  const [[blob]] = jest.mocked(URL.createObjectURL).mock.calls as [[Blob]];
  const lines = (await blob.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^Siti Contoh;siti@contoh\.example;/);
});

describe('the filters', () => {
  test('go back to September 2020 and narrow the list (B-157, B-158)', async () => {
    render(<OneMonth />);
    await rowOf('Siti Contoh');
    await userEvent.click(screen.getByRole('button', { name: 'Bulan' }));
    await screen.findByRole('option', { name: 'September 2020' });
    expect(screen.getAllByRole('option', { name: 'November 2026' })).toHaveLength(1);
    expect(screen.queryByRole('option', { name: 'Agustus 2020' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Provinsi' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Jawa Barat' }));
    await screen.findByText('1 registrasi pada November 2026');
    expect(screen.getByRole('button', { name: 'Kota' })).toBeInTheDocument();
  });

  test('a search without results can be extended to all months (D234)', async () => {
    render(<FilteredEmpty />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cari di semua bulan' }));
    await screen.findByText('0 registrasi di semua bulan');
    expect(screen.queryByRole('button', { name: 'Cari di semua bulan' })).toBeNull();
    expect(queryOf({ bulan: 'semua' })).toEqual({ bulan: 'semua' });
  });

  test('invalid values in the address mean the current month', () => {
    expect(queryOf({ bulan: '2026-13', status: 'APA', sort: 'price' })).toEqual({ bulan: 'kini' });
    expect(queryOf({ bulan: '2021-02', predicate: 'none', sort: '-full_name' })).toEqual({
      bulan: '2021-02',
      predicate: 'none',
      sort: '-full_name',
    });
  });
});

describe('the predicate', () => {
  test('can be set for accepted participants (B-159)', async () => {
    render(<OneMonth />);
    await rowOf('Siti Contoh');
    await chooseAction('Tindakan untuk Siti Contoh', 'Isi Predikat');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Siti Contoh di Menulis Naskah');
    await userEvent.click(dialog.getByLabelText('Menengah'));
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Predikat Siti Contoh tersimpan');
  });

  test('shows why it cannot be saved', async () => {
    render(<PredicateFails />);
    await rowOf('Siti Contoh');
    await chooseAction('Tindakan untuk Siti Contoh', 'Isi Predikat');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText(/Terjadi Kesalahan/);
  });

  test('is not offered to accounts that may not write in classes', async () => {
    render(<WithoutClasses />);
    await rowOf('Siti Contoh');
    await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk Siti Contoh' }));
    expect(within(await screen.findByRole('menu')).queryByText('Isi Predikat')).toBeNull();
  });
});
