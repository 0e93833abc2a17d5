import { describe, expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './dialogs.stories.tsx';

const { Working, NoteConflict, NoteOverNewerVersion, WritesFail, HasRegistrants } = composeStories(stories);

const choose = (name: string, action: string) => chooseAction(`Tindakan untuk ${name}`, action);
const NAME = 'Menyunting Naskah Akademik';

describe('the note', () => {
  const write = async (text: string) => {
    await choose(NAME, 'Catatan');
    const box = await screen.findByRole('textbox', { name: 'Catatan' });
    await userEvent.clear(box);
    await userEvent.type(box, text);
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  };

  test('is saved and confirmed with a toast', async () => {
    render(<Working />);
    await write('Ruang daring sudah dipesan');
    await screen.findByText('Catatan berhasil diperbarui!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is not lost when saving fails', async () => {
    render(<WritesFail />);
    await write('Ruang daring sudah dipesan');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Kesalahan terjadi');
    dialog.getByText('ID permintaan req-contoh-7f3a');
    expect(dialog.getByRole('textbox')).toHaveValue('Ruang daring sudah dipesan');
  });

  test('is not lost by closing before it is saved', async () => {
    render(<Working />);
    await choose(NAME, 'Catatan');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Catatan' }), ' lagi');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan & keluar' }));
    await screen.findByText('Catatan berhasil diperbarui!');
  });

  test('shows both sides of a conflict', async () => {
    render(<NoteConflict />);
    await write('Ruang daring sudah dipesan');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('textbox', { name: 'Catatan terbaru' })).toHaveValue('Narasumber sudah pasti');
    expect(dialog.getByRole('textbox', { name: 'Catatan Anda' })).toHaveValue('Ruang daring sudah dipesan');
    dialog.getByRole('button', { name: 'Pakai catatan terbaru' });
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai catatan saya' }));
    await screen.findByText('Catatan berhasil diperbarui!');
  });

  test('is saved without a conflict dialog when another field was changed meanwhile', async () => {
    render(<NoteOverNewerVersion />);
    await write('Ruang daring sudah dipesan');
    await screen.findByText('Catatan berhasil diperbarui!');
  });

  test('has at most 1.000 characters', async () => {
    render(<Working />);
    await choose(NAME, 'Catatan');
    const box = await screen.findByRole('textbox', { name: 'Catatan' });
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste('a'.repeat(1_001));
    screen.getByText('Catatan paling panjang 1.000 karakter');
    expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  });
});

describe('hiding', () => {
  test('requires confirmation, hides, and can be undone', async () => {
    render(<Working />);
    await choose(NAME, 'Sembunyikan');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sembunyikan' }));
    await screen.findByText(`Kelas ${NAME} berhasil disembunyikan!`);
    await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await screen.findByText(`Kelas ${NAME} berhasil dipulihkan!`);
  });

  test('keeps the dialog open when it fails', async () => {
    render(<WritesFail />);
    await choose(NAME, 'Sembunyikan');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
    await dialog.findByText('Kesalahan terjadi');
  });
});

describe('deleting permanently', () => {
  const typeName = async (name: string) => {
    await choose(NAME, 'Hapus');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), name);
    return dialog;
  };

  test('needs the name of the class', async () => {
    render(<HasRegistrants />);
    const dialog = await typeName('Menyunting');
    dialog.getByText('2 pendaftar yang menunggu pembayaran ikut terhapus.');
    expect(dialog.getByRole('button', { name: 'Hapus' })).toBeDisabled();
  });

  test('explains a refusal because of participants and offers hiding instead', async () => {
    render(<HasRegistrants />);
    const dialog = await typeName(NAME);
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Kelas ini tidak dapat dihapus karena memiliki 1 peserta diterima.');
    await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan' }));
    await screen.findByText(`Kelas ${NAME} berhasil disembunyikan!`);
  });

  test('is not offered when the list shows participants', async () => {
    render(<Working />);
    await choose(NAME, 'Hapus');
    await screen.findByText(/memiliki 82 peserta diterima dan 18 menunggu pembayaran/);
    expect(screen.queryByRole('textbox', { name: /Ketik nama/ })).toBeNull();
  });
});
