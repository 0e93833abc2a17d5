import { afterEach, describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER } from '@widya/remote-kit/testing';
import * as stories from './site-pages.stories.tsx';

const { Written, Empty, Drafted, SaveFails, Conflict, Failed, Forbidden } = composeStories(stories);

afterEach(() => localStorage.clear());

const title = () => screen.findByRole('textbox', { name: 'Judul' });
const bar = () => within(screen.getByRole('region', { name: 'Simpan' }));
const save = () => userEvent.click(bar().getByRole('button', { name: 'Simpan' }));
const write = async (text: string) => {
  await userEvent.clear(await title());
  await userEvent.type(await title(), text);
};

describe('a page', () => {
  test('with a text links to its address on the site, an empty one is marked as not displayed', async () => {
    const shown = render(<Written />);
    expect(await title()).toHaveValue('Pasar Buku Peserta');
    expect(screen.getByRole('link', { name: /Buka halaman/ })).toHaveAttribute(
      'href',
      `${TEST_USER.site.participants}/pasar-buku`,
    );
    shown.unmount();
    render(<Empty />);
    expect(await title()).toHaveValue('');
    screen.getByText('Belum tampil');
    expect(screen.queryByRole('link', { name: /Buka halaman/ })).toBeNull();
  });

  test('is saved only if its button has an address', async () => {
    render(<Written />);
    await write('Pasar Buku Baru');
    await userEvent.clear(screen.getByLabelText('Alamat tombol'));
    await save();
    await screen.findByText('Isi alamat tombol, misalnya https://toko.example');
    await userEvent.type(screen.getByLabelText('Alamat tombol'), 'https://toko.example/baru');
    await save();
    await screen.findByText('Halaman situs berhasil diperbarui!');
  });

  test('restores a draft, and keeps the input after a refusal', async () => {
    const drafted = render(<Drafted />);
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan' }));
    expect(await title()).toHaveValue('Pasar Buku Akhir Tahun');
    drafted.unmount();
    render(<SaveFails />);
    await write('Judul Ratna');
    await save();
    await screen.findByText('Kesalahan terjadi');
    expect(await title()).toHaveValue('Judul Ratna');
  });
});

test('two people who change the same field see both values', async () => {
  render(<Conflict />);
  await write('Judul Ratna');
  await save();
  const conflict = within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
  conflict.getByText('Judul Ratna');
  conflict.getByText('Judul Bima');
  await userEvent.click(conflict.getByRole('button', { name: 'Simpan pilihan' }));
  await screen.findByText('Halaman situs berhasil diperbarui!');
});

test('explains why there are no pages', async () => {
  const failed = render(<Failed />);
  await screen.findByText('Halaman situs tidak dapat dimuat');
  failed.unmount();
  render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
});
