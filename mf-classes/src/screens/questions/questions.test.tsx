import { describe, expect, jest, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './questions.stories.tsx';

const { Working, WithDeleted, Instructor, Empty, FilteredEmpty, Failed, Forbidden, UnknownClass, WritesFail } =
  composeStories(stories);

const table = () => screen.findByRole('table', { name: 'Pertanyaan kelas ini' });
const actionsOf = (name: string) => `Tindakan untuk pertanyaan ${name}`;

describe('the list', () => {
  test('shows question, asker, answer and who answered when', async () => {
    render(<Working />);
    const rows = within(await table());
    expect(rows.getByText('dibahas bersama').tagName).toBe('STRONG');
    rows.getByText('Sehari setelah kelas selesai.');
    rows.getByText('oleh Sekar Contoh');
    rows.getByText('13:30 WIB');
    rows.getByText('Bukan peserta');
    expect(rows.getAllByText('Belum dijawab')).toHaveLength(2);
    await screen.findByText('Menyunting Naskah Akademik · 3 pertanyaan');
  });

  test('shows deleted questions only on request', async () => {
    render(<Working />);
    await table();
    expect(screen.queryByText('Danu Contoh Wijaya')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan terhapus' }));
    await screen.findByText('Danu Contoh Wijaya');
    screen.getByRole('button', { name: 'Sembunyikan terhapus' });
  });

  test('narrows to questions without an answer', async () => {
    render(<Working />);
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Belum dijawab' }));
    await waitFor(() => expect(screen.queryByText('Galih Contoh Saputra')).toBeNull());
    screen.getByText('Ratna Contoh Prameswari');
  });

  test('shows why the list is empty', async () => {
    const { unmount } = render(<Empty />);
    await screen.findByText('Belum ada pertanyaan di kelas ini');
    unmount();
    render(<FilteredEmpty />);
    await screen.findByText('Tidak ada yang cocok');
  });

  test('shows why it failed, that access is missing, and that a class is unknown', async () => {
    const failed = render(<Failed />);
    await screen.findByText('Pertanyaan tidak dapat dimuat');
    screen.getByText(/req-contoh-7f3a/);
    failed.unmount();
    const forbidden = render(<Forbidden />);
    await screen.findByText('Kamu tidak punya akses ke halaman ini');
    forbidden.unmount();
    render(<UnknownClass />);
    await screen.findByText('Kelas tidak ditemukan');
  });

  test('is saved as daftar-pertanyaan.csv', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:x');
    URL.revokeObjectURL = jest.fn();
    render(<Working />);
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Unduh CSV' }));
    await screen.findByText('daftar-pertanyaan.csv terunduh');
    const [blob] = jest.mocked(URL.createObjectURL).mock.calls[0] as [Blob];
    expect(await blob.text()).toContain('Nama;Surel;Pertanyaan;Jawaban;Ditanyakan (WIB)');
    expect(await blob.text()).toContain(
      'Ratna Contoh Prameswari;ratna@contoh.example;Apakah naskah boleh dibahas bersama?',
    );
  });
});

describe('deleting and restoring', () => {
  test('deletes without confirmation, and can be undone', async () => {
    render(<Working />);
    await table();
    await chooseAction(actionsOf('Galih Contoh Saputra'), 'Hapus');
    await screen.findByText('Pertanyaan berhasil terhapus!');
    await waitFor(() => expect(screen.queryByText('Galih Contoh Saputra')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Pertanyaan berhasil dipulihkan');
    await screen.findByText('Galih Contoh Saputra');
  });

  test('a deleted question can only be restored', async () => {
    render(<WithDeleted />);
    await table();
    await userEvent.click(await screen.findByRole('button', { name: actionsOf('Danu Contoh Wijaya') }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Pulihkan']);
  });

  test('shows what failed and keeps the question', async () => {
    render(<WritesFail />);
    await table();
    await chooseAction(actionsOf('Galih Contoh Saputra'), 'Hapus');
    await screen.findByText('Kesalahan terjadi');
    screen.getByText('Galih Contoh Saputra');
  });
});

describe('showing answers to users', () => {
  const toggle = () => screen.findByRole('switch', { name: /Tunjukan Jawaban ke Pengguna/ });

  test('is saved immediately', async () => {
    render(<Working />);
    await waitFor(async () => expect((await toggle()).hasAttribute('disabled')).toBe(false));
    await userEvent.click(await toggle());
    await screen.findByText('Data berhasil tersimpan');
    screen.getByText('Jawaban sekarang tampil untuk pengguna');
    expect(await toggle()).toBeChecked();
  });

  test('is reverted when it fails', async () => {
    render(<WritesFail />);
    await waitFor(async () => expect((await toggle()).hasAttribute('disabled')).toBe(false));
    await userEvent.click(await toggle());
    await screen.findByText('Update class error. check logs');
    screen.getByText(/req-contoh-7f3a/);
    expect(await toggle()).not.toBeChecked();
  });

  test('is read-only for an instructor', async () => {
    render(<Instructor />);
    await table();
    expect(await toggle()).toBeDisabled();
    screen.getByText('Hanya admin yang dapat mengubahnya.');
  });
});
