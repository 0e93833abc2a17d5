import { afterEach, describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER } from '@widya/remote-kit/testing';
import * as stories from './stream-detail.stories.tsx';

const { Ended, OnAir, Inactive, Missing, Failed, Forbidden, Conflict } = composeStories(stories);

afterEach(() => localStorage.clear());

const bar = () => within(screen.getByRole('region', { name: 'Simpan' }));
const save = () => userEvent.click(bar().getByRole('button', { name: 'Simpan' }));
const title = () => screen.findByLabelText('Judul');

describe('the form', () => {
  test('is filled from the record; its code cannot be changed', async () => {
    render(<Ended />);
    expect(await title()).toHaveValue('Bulan Bahasa Contoh');
    expect(screen.getByLabelText('Kode')).toHaveValue('BAHASA5T');
    expect(screen.getByLabelText('Kode')).toBeDisabled();
    expect(screen.getByLabelText('Tanggal Siaran Berakhir')).toHaveValue('28 Okt 2026');
    expect(screen.getByLabelText('Waktu Siaran Berakhir')).toHaveValue('21:00');
    expect(bar().getByRole('button', { name: 'Simpan' })).toBeDisabled();
  });

  test('saves changes, confirms with a toast, and leads back to the list', async () => {
    render(<Ended />);
    await userEvent.type(await title(), ' Baru');
    await save();
    await screen.findByText('Siaran Langsung berhasil diubah!');
    await screen.findByText('Halaman lain');
  });
});

describe('the state beside it', () => {
  test('shows that an active stream is on air, with a link to the public site', async () => {
    render(<OnAir />);
    await screen.findByText('Sedang tayang');
    expect(screen.getByRole('link', { name: 'Ke Siaran' })).toHaveAttribute(
      'href',
      `${TEST_USER.site.participants}/siaran-langsung/WAYANG7Q`,
    );
  });

  test('shows how to activate an inactive stream', async () => {
    render(<Inactive />);
    await screen.findByText(/Pulihkan dari daftar/);
    expect(screen.queryByRole('link', { name: 'Ke Siaran' })).toBeNull();
  });
});

describe('two people', () => {
  test('who change the same field see both values and who was first, and can keep their own', async () => {
    render(<Conflict />);
    await userEvent.clear(await title());
    await userEvent.type(await title(), 'Judul Ratna');
    await save();
    const conflict = within(await screen.findByRole('dialog', { name: 'Data sudah diubah orang lain' }));
    conflict.getByText(/^Bima Contoh menyimpan perubahan/);
    conflict.getByText('Judul Ratna');
    conflict.getByText('Judul Bima');
    expect(conflict.queryByText('Tanggal Siaran Berakhir')).toBeNull();
    await userEvent.click(conflict.getByRole('button', { name: 'Simpan pilihan' }));
    await screen.findByText('Siaran Langsung berhasil diubah!');
  });

  test('who change different fields get no conflict dialog', async () => {
    render(<Conflict />);
    await title();
    const url = screen.getByLabelText('Tautan Url');
    await userEvent.clear(url);
    await userEvent.type(url, 'https://video.widya.example/2');
    await save();
    await screen.findByText('Siaran Langsung berhasil diubah!');
    expect(screen.queryByText('Data sudah diubah orang lain')).toBeNull();
  });
});

test('explains why there is no record', async () => {
  const missing = render(<Missing />);
  await screen.findByText('Siaran langsung tidak ditemukan');
  missing.unmount();
  const failed = render(<Failed />);
  await screen.findByText('Siaran langsung tidak dapat dimuat');
  screen.getByRole('button', { name: 'Coba lagi' });
  failed.unmount();
  render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
});
